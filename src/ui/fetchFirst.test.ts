import { afterEach, expect, test, vi } from 'vitest';
import { fetchFirst } from './fetchFirst.ts';

const nameOf = (file: string) => file.replace(/.*\//, '');

/** A server with these files; each of the lost ones fails once. */
function serve(files: Record<string, string>, lost: string[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = nameOf(address);
    asked.push(name);
    if (lost.includes(name)) {
      lost.splice(lost.indexOf(name), 1);
      throw new TypeError('lost');
    }
    return files[name] === undefined ? new Response('', { status: 404 }) : new Response(files[name]);
  });
  return asked;
}

/** A function as the build writes it. */
function importing(file: string) {
  const load = vi.fn(async () => 'the module');
  return { load: Object.assign(load, { toString: () => `async()=>{const{a:e}=await import("./${file}");return{a:e}}` }), called: load };
}

afterEach(() => vi.unstubAllGlobals());

test('a file is imported after it and all files behind it arrived, each asked for once, and no file that it imports later', async () => {
  const asked = serve({
    'one.js': 'import{a}from"./two.js";import"./three.js";const b=()=>import("./later.js");',
    'two.js': 'import{c}from"./three.js";import{d}from"./one.js";',
    'three.js': '',
  });
  const { load, called } = importing('one.js');
  await expect(fetchFirst(load)).resolves.toBe('the module');
  expect(asked).toEqual(['one.js', 'two.js', 'three.js']);
  expect(called).toHaveBeenCalledTimes(1);
  await fetchFirst(load);
  expect(asked).toHaveLength(3);
});

test('[CONST-044] nothing is imported while a file behind it is missing, and the next call asks for it again', async () => {
  const asked = serve({ 'four.js': 'import"./five.js"', 'five.js': '' }, ['five.js']);
  const { load, called } = importing('four.js');
  await expect(fetchFirst(load)).rejects.toThrow('lost');
  expect(called).not.toHaveBeenCalled();
  await expect(fetchFirst(load)).resolves.toBe('the module');
  expect(asked).toEqual(['four.js', 'five.js', 'four.js', 'five.js']);
});

test('a file that the server does not have is not imported', async () => {
  serve({});
  const { load, called } = importing('six.js');
  await expect(fetchFirst(load)).rejects.toThrow('six.js');
  expect(called).not.toHaveBeenCalled();
});

class Timing {
  readonly responseStatus: number;
  constructor(status: number) {
    this.responseStatus = status;
  }
}

test.each([
  { of: 'that the page preloaded is not requested again', pending: null, status: 200, asked: [] },
  { of: 'is requested while another preloaded one has not arrived', pending: {}, status: 200, asked: ['seven.js'] },
  { of: 'is requested again when its preloading failed', pending: null, status: 503, asked: ['seven.js'] },
])('a file $of', async ({ pending, status, asked: expected }) => {
  const asked = serve({ 'seven.js': '' });
  vi.resetModules();
  const { fetchFirst: fresh } = await import('./fetchFirst.ts');
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal('document', { querySelector: () => pending });
  vi.stubGlobal('performance', { getEntriesByName: (file: string) => (nameOf(file) === 'seven.js' ? [new Timing(status)] : []) });
  const { load, called } = importing('seven.js');
  await fresh(load);
  expect(called).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(expected);
});
