import { expect, it } from 'vitest';
import { factsOf, type Fact } from 'xstate-paths';
import { _name_Model } from './_name_.model.ts';

it('a failed load can be retried', () => {
  const facts: Fact[] = [
    ['', 'namesLoaded', 'shown; names'],
    ['', 'namesLost', 'failed'],
    ['namesLost', 'loadRetried', 'loading'],
  ];
  expect(factsOf([_name_Model], 0, facts)).toEqual(facts);
});
