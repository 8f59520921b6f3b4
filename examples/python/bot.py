#!/usr/bin/env python3
"""A bot for Kontor, with nothing but Python: sits down at a table and plays by lot, any game, to its end.

    KONTOR_KEY=… python3 bot.py http://127.0.0.1:8080 TABLE

The key is made on the page "Account", or by `kontor bot make`. What the bot sees and may do is in
`document`: docs/protocol.md says what there is. Put your own wits into `choose`. With KONTOR_SEED set to
any text it draws the same lots every time.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

LOT = random.Random(os.environ.get("KONTOR_SEED"))


def choose(document):
    """What to do: one of the choices, its form filled in by lot."""
    choice = LOT.choice(document["play"]["choices"])
    if "action" in choice:
        return choice["action"]
    action = dict(choice["base"])
    for field in choice["fields"]:
        if field["kind"] == "amount":
            action[field["name"]] = LOT.randrange(field["min"], field["max"] + 1, field["step"])
        else:
            items = [item["id"] for item in field["items"] for _ in range(item["count"])]
            count = LOT.randint(field["min"], min(field["max"], len(items)))
            action[field["name"]] = LOT.sample(items, count)
    return action


def ask(url, key, message=None):
    """One look at the table, or one message to it. Says what was answered, or None for no."""
    body = None if message is None else json.dumps({"id": uuid.uuid4().hex, **message}).encode()
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code in (429, 503):  # Not just now: the server says when.
                time.sleep(int(refused.headers.get("Retry-After", 1)))
            elif refused.code in (409, 422):  # The table moved on, or a rule forbids it.
                return None
            else:
                sys.exit(json.load(refused)["text"])
        except urllib.error.URLError:  # The server restarts; the same message counts once.
            time.sleep(1)


def play(server, table, key):
    url = f"{server.rstrip('/')}/api/tables/{table}"
    look = ask(url, key)
    if look["seat"] is None:
        ask(url, key, {"do": "take_seat"})
    while (look := ask(url, key))["document"]["status"] in ("waiting", "playing"):
        if look["document"].get("play", {}).get("choices"):
            action = choose(look["document"])
            ask(url, key, {"do": "act", "action": action, "version": look["version"]})
        else:
            time.sleep(0.2)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], os.environ["KONTOR_KEY"])
