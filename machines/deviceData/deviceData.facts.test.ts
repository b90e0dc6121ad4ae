import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { deviceDataModel } from './deviceData.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([deviceDataModel], model, facts)).toEqual(facts);

describe('facts of deviceData', () => {
  it('the data of the device', () =>
    stated(0, [
      ['', 'deviceTold', 'collected; ends revision=1'],
      ['', 'patienceOver', 'silent; ends revision=1'],
      ['', '!collectDeviceData', 'silent; ends revision=1'],
      ['', '!patience', 'silent; ends revision=1'],
    ]));
});
