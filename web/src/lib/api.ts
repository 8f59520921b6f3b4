// Requests to the server. Whatever it refuses is thrown as a `Refused` with the server's own words.

import type { Problem } from '../protocol/Problem';
import { problems } from './problems.svelte';
import { t } from './text';

export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

export function unreachable(): Problem {
  const text = t('error.unreachable');
  return { error: 'unavailable', say: ['as-is', { words: text }], text };
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await exchange(method, path, body);
  return (text === '' ? null : parsed(text)) as T;
}

/** What is not JSON: the text of a document. */
export const readText = (path: string): Promise<string> => exchange('GET', path);

async function exchange(method: string, path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await response.text();
  } catch {
    throw new Refused(unreachable());
  }
  if (!response.ok) {
    const answer = parsed(text);
    await problems.load();
    throw new Refused(isProblem(answer) ? answer : unreachable());
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(unreachable());
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'text' in answer;
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
