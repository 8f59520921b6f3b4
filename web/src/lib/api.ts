// Requests to the server. Whatever it refuses is thrown as a `Refused` with the server's own words.

import type { Problem } from '../protocol/Problem';
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
  return { error: 'unavailable', reason: text, figures: {}, text };
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(unreachable());
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Refused(unreachable());
  }
  if (!response.ok) {
    throw new Refused(isProblem(answer) ? answer : unreachable());
  }
  return answer as T;
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'text' in answer;
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
