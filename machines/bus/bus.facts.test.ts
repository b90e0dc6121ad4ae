import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { busModels } from './bus.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(busModels, model, facts)).toEqual(facts);

describe('facts of bus', () => {
  it('the first map joins the channel', () =>
    stated(0, [
      ['', 'mapComes', 'map.drawn live.joined.connecting; map; fares; services; quotas; quotaVersion=7'],
      ['', 'mapFails', 'map.failed; failure'],
      ['mapFails', 'mapRetried', 'map.loading'],
      ['mapFails mapRetried', 'mapComes', 'map.drawn live.joined.connecting; map; fares; services; quotas; quotaVersion=7; failure=null'],
      ['', 'seatTaken', 'stays; pending'],
      ['seatTaken', 'mapComes', 'map.drawn live.joined.connecting; map; fares; services; quotas; quotaVersion=7; pending=[]'],
      ['seatGap', 'mapComes', 'live.joined.connecting; restarts getSeatMap; map; fares; services; quotas; quotaVersion=7; pending=[]'],
      ['', 'floorChosen', 'stays; floor="top"'],
    ]));

  it('a map that is behind its channel is fetched again, and kept when that fails', () =>
    stated(0, [
      ['mapComes', 'channelOpened', 'live.joined.listening; liveSince="2026-04-17T14:20:00.000Z"; joined=7'],
      ['mapComes', 'channelOpenedLater', 'map.loading live.joined.listening; liveSince="2026-04-17T14:20:00.000Z"; joined=9'],
      ['laterMapComes', 'channelOpenedLater', 'live.joined.listening; liveSince="2026-04-17T14:20:00.000Z"; joined=9'],
      ['mapComes channelOpenedLater', 'laterMapComes', 'map.drawn; map; quotaVersion=9'],
      ['mapComes channelOpenedLater', 'mapFails', 'map.drawn'],
      ['mapComes channelOpenedLater', 'seatTaken', 'stays; pending'],
    ]));

  it('news of a seat change the map; a gap fetches it', () =>
    stated(0, [
      ['mapComes', 'seatTaken', 'stays; map'],
      ['mapComes', 'seatGap', 'map.loading; pending'],
      ['mapComes seatTaken', 'seatGap', 'stays; map'],
      ['mapComes seatGap', 'laterMapComes', 'map.drawn; map; quotaVersion=9; pending=[]'],
      ['mapComes seatGap', 'mapFails', 'map.drawn'],
      ['mapComes', 'quotaTold', 'stays; quotas'],
    ]));

  it('a lost channel is shown with its time, and comes back', () =>
    stated(0, [
      ['mapComes', 'channelLost', 'live.joined.lost; liveSince="2026-04-17T14:20:00.000Z"'],
      ['mapComes', '!seatChannel', 'live.joined.lost'],
      ['mapComes channelOpened', 'channelLost', 'live.joined.lost'],
      ['mapComes channelLost', 'channelOpened', 'live.joined.listening; joined=7'],
      ['mapComes channelLost', 'channelOpenedLater', 'map.loading live.joined.listening; joined=9'],
    ]));

  it('a seat that the service refused is taken on the map', () =>
    stated(1, [
      ['', 'seatRefused', 'stays'],
      ['mapComes', 'seatRefused', 'stays; map'],
    ]));

  it('a seat that somebody else released, although nobody had taken it, is in doubt until the next map', () =>
    stated(1, [
      ['', 'seatDoubted', 'stays; pending'],
      ['mapComes', 'seatDoubted', 'map.loading; doubted; pending'],
      ['mapComes seatDoubted', 'mapFails', 'map.drawn'],
      ['mapComes seatDoubted', 'laterMapComes', 'map.drawn; map; doubted=[]; quotaVersion=9; pending=[]'],
    ]));
});
