import type { MqttClient } from 'mqtt';
import { joinedVersionOf, liveMessageOf, type LiveMessage } from '../wire/liveSeats.ts';

/** A ticket for one connection; MQTT sends it as the password (API-014). */
export type Pass = { url: string; clientId: string; ticket: string };

/** A run on the channel, and its shown stretch. */
export type RunTopics = { channel: string; legFrom: number; legTo: number };

export type LineWord =
  /** The join was answered: the run is at this version. */
  | { type: 'joined'; version: number }
  /** The messages in their order of arrival. */
  | { type: 'received'; messages: readonly LiveMessage[] }
  | { type: 'gone'; reason: string | null };

type Client = Pick<MqttClient, 'on' | 'subscribe' | 'publish' | 'end'>;

/**
 * Shortest interval between two reports of others' changes, so that a busy bus does not block the page. The first change is reported at
 * once.
 */
export const PACE_MS = 120;

/** When the answer to a join is lost, the line ends and the next one joins again. */
export const ANSWER_MS = 10_000;

/**
 * Joins a run over a connection (API-053 to API-055) and reports its messages until the connection ends. A line joins once and ends once.
 * Returns the function that ends it and stops all reports.
 */
export function joinRun(
  client: Client,
  { channel, legFrom, legTo, clientId }: RunTopics & Pick<Pass, 'clientId'>,
  report: (word: LineWord) => void,
): () => void {
  const events = `seatmap:${channel}/events`;
  const sync = `seatmap:${channel}/sync/${clientId}`;
  let isOver = false;
  let received: LiveMessage[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  const reportReceived = () => {
    if (received.length === 0) return;
    const messages = received;
    received = [];
    report({ type: 'received', messages });
  };

  const rest = () => {
    resting = received.length > 0 ? setTimeout(rest, PACE_MS) : undefined;
    reportReceived();
  };

  const end = () => {
    isOver = true;
    clearTimeout(resting);
    clearTimeout(unanswered);
    client.end(true);
  };

  const gone = (reason: string | null) => {
    if (isOver) return;
    end();
    reportReceived();
    report({ type: 'gone', reason });
  };

  client.on('error', ({ message }) => gone(message));
  client.on('close', () => gone(null));
  client.on('message', (topic, payload) => {
    if (isOver) return;
    if (topic === sync) {
      const version = joinedVersionOf(payload.toString());
      if (version === null) return;
      clearTimeout(unanswered);
      report({ type: 'joined', version });
      return;
    }
    const message = topic === events ? liveMessageOf(payload.toString()) : null;
    if (message === null) return;
    received.push(message);
    if (resting === undefined) rest();
  });
  client.on('connect', () => {
    client.subscribe([events, sync], { qos: 0 }, (error) => {
      if (isOver) return;
      if (error) {
        gone(error.message);
        return;
      }
      client.publish(`seatmap:${channel}/join/${clientId}`, JSON.stringify({ event: 'sync:join', leg_from: legFrom, leg_to: legTo }));
      unanswered = setTimeout(() => gone('the join was not answered'), ANSWER_MS);
    });
  });
  return end;
}
