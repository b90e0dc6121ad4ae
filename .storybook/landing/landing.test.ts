import { expect, it } from 'vitest';
import { storyOfState, type AtlasIndex } from './atlasIndex.ts';
import { findStories, type Entry } from './findStories.ts';

const atlas: AtlasIndex = {
  charts: [
    {
      id: 'lamp',
      component: 'pasos-lámpara',
      rests: { 'lamp.off': ['pasos-lámpara--off'], 'lamp.on.dim': ['pasos-lámpara--dim'] },
      says: { 'switch.pressed': 'El viajero enciende la lámpara' },
      paths: 2,
    },
  ],
  steps: [],
};
const story = (id: string, name: string, tags: string[] = []): Entry => ({
  id,
  type: 'story',
  title: 'Pasos/Lámpara',
  name,
  importPath: './Lamp.stories.tsx',
  tags,
});
const searched = {
  entries: [story('pasos-lámpara--off', 'Apagada', ['LAMP-001']), story('pasos-lámpara--dim', 'Tenue')],
  atlas,
  texts: { 'pasos-lámpara--dim': 'Baja la luz para dormir' },
};

it.each([
  ['tenue', 'title', 'pasos-lámpara--dim'],
  ['LAMP-001', 'requirement', 'pasos-lámpara--off'],
  ['lamp.on', 'state', 'pasos-lámpara--dim'],
  ['ENCIENDE LA LAMPARA', 'event', 'pasos-lámpara--off'],
  ['para dormir', 'text', 'pasos-lámpara--dim'],
])('finds “%s” by its %s', (query, kind, id) => {
  expect(findStories(query, searched)[0]).toMatchObject({ kind, story: id });
});

it('finds nothing by one letter, and says what matched', () => {
  expect(findStories('l', searched)).toEqual([]);
  expect(findStories('luz', searched)[0]?.matched).toContain('Baja la luz');
});

it('leads from a state to a story in it, in a part of it, or else to its chart', () => {
  expect(storyOfState(atlas, 'lamp.off')).toBe('pasos-lámpara--off');
  expect(storyOfState(atlas, 'lamp.on')).toBe('pasos-lámpara--dim');
  expect(storyOfState(atlas, 'lamp.broken')).toBe('pasos-lámpara--off');
  expect(storyOfState(atlas, 'bell.rung')).toBeNull();
});
