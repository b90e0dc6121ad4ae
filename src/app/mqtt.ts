import type { MqttClient } from 'mqtt';
import { liveMessageOf, type LiveMessage } from './wire/liveSeats.ts';

/** A pass for one connection: the ticket is the password (API-014). */
export type Pass = { url: string; clientId: string; ticket: string };

/** A run on the channel, and the stretch of it that is shown. */
export type RunTopics = { channel: string; legFrom: number; legTo: number };

export type LineWord =
  | { type: 'joined' }
  /** In the order in which they came. */
  | { type: 'heard'; messages: readonly LiveMessage[] }
  | { type: 'gone'; reason: string | null };

type Client = Pick<MqttClient, 'on' | 'subscribe' | 'publish' | 'end'>;

/** Others' changes are told at most this often, so that a bus that is fought for never takes the page from its traveller. The first one is told at once. */
export const PACE_MS = 120;

/**
 * Joins a run over a connection (API-053 to API-055), and tells what is heard there until the connection is gone.
 * A line is joined once and gone once. Returns the end of it, after which nothing is told.
 */
export function joinRun(
  client: Client,
  { channel, legFrom, legTo, clientId }: RunTopics & Pick<Pass, 'clientId'>,
  tell: (word: LineWord) => void,
): () => void {
  const events = `seatmap:${channel}/events`;
  let isOver = false;
  let heard: LiveMessage[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const tellHeard = () => {
    if (heard.length === 0) return;
    const messages = heard;
    heard = [];
    tell({ type: 'heard', messages });
  };

  const rest = () => {
    resting = heard.length > 0 ? setTimeout(rest, PACE_MS) : undefined;
    tellHeard();
  };

  const end = () => {
    isOver = true;
    clearTimeout(resting);
    client.end(true);
  };

  const gone = (reason: string | null) => {
    if (isOver) return;
    end();
    tellHeard();
    tell({ type: 'gone', reason });
  };

  client.on('error', ({ message }) => gone(message));
  client.on('close', () => gone(null));
  client.on('message', (topic, payload) => {
    const message = topic === events && !isOver ? liveMessageOf(payload.toString()) : null;
    if (message === null) return;
    heard.push(message);
    if (resting === undefined) rest();
  });
  client.on('connect', () => {
    client.subscribe([events, `seatmap:${channel}/sync/${clientId}`], { qos: 0 }, (error) => {
      if (isOver) return;
      if (error) {
        gone(error.message);
        return;
      }
      client.publish(`seatmap:${channel}/join/${clientId}`, JSON.stringify({ event: 'sync:join', leg_from: legFrom, leg_to: legTo }));
      tell({ type: 'joined' });
    });
  });
  return end;
}
