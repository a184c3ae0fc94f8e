import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rotation } from './rotation.svelte.ts';
import { type WallPage } from './wall-pages.ts';

const page = (key: string, lines = 4): WallPage => ({
  key,
  part: 1,
  parts: 1,
  kind: 'seating',
  label: 'Runde 4',
  next: true,
  byes: [],
  lines: Array.from({ length: lines }, (_, table) => ({ table, ns: 'Ærø', ew: 'Vejle' })),
});

let pages: readonly WallPage[];
let rotation: Rotation;
let stop: () => void;
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const shown = () => rotation.page?.key;

beforeEach(() => {
  vi.useFakeTimers();
  pages = [page('a'), page('b', 10), page('c')];
  rotation = new Rotation(() => pages);
  stop = rotation.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('shows each page as long as it needs to be read, and begins again', () => {
  expect(shown()).toBe('a');
  later(7.9);
  expect(shown()).toBe('a');
  later(0.2);
  expect(shown()).toBe('b');
  later(13.8);
  expect(shown()).toBe('b');
  later(0.2);
  expect(shown()).toBe('c');
  later(8);
  expect(shown()).toBe('a');
});

it('stands while it is paused, and can be stepped by hand', () => {
  rotation.pause();
  later(3600);
  expect(shown()).toBe('a');
  rotation.go(-1);
  expect(shown()).toBe('c');
  rotation.go(1);
  rotation.go(1);
  later(3600);
  expect(shown()).toBe('b');
  rotation.pause();
  later(14);
  expect(shown()).toBe('c');
});

it('gives a page that was stepped to its whole time', () => {
  later(7);
  rotation.go(1);
  later(13);
  expect(shown()).toBe('b');
});

it('keeps the page that is shown when others come before it, and goes on when it is gone', () => {
  later(8);
  expect(shown()).toBe('b');
  pages = [page('new'), page('a'), page('b', 10), page('c')];
  later(14);
  expect(shown()).toBe('c');
  pages = [];
  later(60);
  expect(shown()).toBeUndefined();
  pages = [page('a')];
  later(2);
  expect(shown()).toBe('a');
});
