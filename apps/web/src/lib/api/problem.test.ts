import { PROBLEMS } from '@spadille/api-schema';
import { describe, expect, it } from 'vitest';
import { LANGS } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { NO_CONNECTION, problemInWords, toProblem } from './problem.ts';

describe.each(LANGS)('a refusal in words (%s)', (lang) => {
  const texts = MESSAGES[lang].problems;

  it.each(Object.keys(PROBLEMS))('%s says what happened, what was kept and what to do', (code) => {
    const words = problemInWords({ code }, texts);
    for (const part of [words.what, words.kept, words.todo]) expect(part).toMatch(/^\p{Lu}.*[.!?]$/su);
    expect(words.what).not.toBe(texts.texts.unknown.what({}));
  });

  it('never shows what the API wrote for its readers', () => {
    const problem = toProblem({ code: 'stale-version', title: 'TITLE', detail: 'DETAIL', status: 409 });
    expect(JSON.stringify(problemInWords(problem, texts))).not.toMatch(/TITLE|DETAIL/);
  });

  it('a code from a newer server, no answer and no problem at all are said too', () => {
    expect(problemInWords({ code: 'from-tomorrow' }, texts).what).toBe(texts.texts.unknown.what({}));
    expect(problemInWords({ code: 'toString' }, texts).what).toBe(texts.texts.unknown.what({}));
    expect(problemInWords(NO_CONNECTION, texts).what).toBe(texts.texts['no-connection'].what({}));
    expect(toProblem('<html>').code).toBe('unknown');
    expect(toProblem(undefined).code).toBe('unknown');
  });

  it('an incident can be told apart where something broke, and only there', () => {
    expect(problemInWords({ code: 'internal-error', requestId: 'req-7' }, texts).incident).toContain('req-7');
    expect(problemInWords({ code: 'name-taken', requestId: 'req-7' }, texts).incident).toBeUndefined();
  });
});

it('facts stand in the sentence', () => {
  const { texts } = MESSAGES.da.problems;
  expect(texts['number-taken'].what({ number: 4 })).toBe('Nummer 4 er allerede brugt.');
  expect(texts['number-taken'].what({})).toBe('Nummer er allerede brugt.');
});
