import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { liveChannelModel } from './liveChannel.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([liveChannelModel], model, facts)).toEqual(facts);

describe('facts of liveChannel', () => {
  it('the connection', () =>
    stated(0, [
      ['', 'runJoined', 'stays; reportOpened'],
      ['', 'seatsReported', 'stays; reportNews'],
      ['', 'quotaReported', 'stays; reportNews'],
      ['', 'connectionLost', 'connection.pausing loss.reported; reportLoss'],
      ['', '!connection', 'connection.pausing loss.reported; reportLoss'],
      ['', '!pageVisibility', 'stays'],
      ['connectionLost', 'connectionLost', '-'],
      ['connectionLost', 'seatsReported', '-'],
      ['connectionLost', 'pageShown', 'connection.listening'],
      ['connectionLost', 'backOffOver', 'connection.listening; tries=1'],
      ['connectionLost', '!backOff', 'connection.idle'],
      ['connectionLost !backOff', 'pageShown', 'connection.listening'],
      ['connectionLost backOffOver', 'connectionLost', 'connection.pausing'],
      ['connectionLost backOffOver', 'runJoined', 'loss.unreported; reportOpened; tries=0'],
      ['connectionLost backOffOver runJoined', 'connectionLost', 'connection.pausing loss.reported; reportLoss'],
      ['connectionLost backOffOver connectionLost', 'pageShown', 'connection.listening; tries=0'],
    ]));
  it('a hidden page', () =>
    stated(0, [
      ['', 'pageShown', '-'],
      ['', 'pageHidden', 'page.hidden.waiting'],
      ['pageHidden', 'pageHidden', '-'],
      ['pageHidden', 'pageShown', 'page.shown'],
      ['pageHidden', 'connectionLost', 'connection.idle loss.reported; reportLoss'],
      ['pageHidden', 'patienceOver', 'page.hidden.left connection.idle loss.reported; reportLoss'],
      ['pageHidden', '!patience', 'page.hidden.left connection.idle loss.reported; reportLoss'],
      ['pageHidden connectionLost', 'patienceOver', 'page.hidden.left'],
      ['pageHidden connectionLost', 'pageShown', 'page.shown connection.listening'],
      ['pageHidden patienceOver', 'pageShown', 'page.shown connection.listening'],
      ['pageHidden patienceOver', 'backOffOver', '-'],
      ['connectionLost backOffOver connectionLost pageHidden patienceOver', 'pageShown', 'page.shown connection.listening; tries=0'],
      ['connectionLost pageHidden', 'patienceOver', 'page.hidden.left connection.idle'],
      ['connectionLost pageHidden', 'backOffOver', 'connection.listening; tries=1'],
    ]));
});
