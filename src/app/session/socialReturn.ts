import type { ProviderAnswer, ReturnedSignIn, SocialProvider } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import { readJson, tabStore, writeJson } from '../storage/browserStorage.ts';

const CHANNEL = 'anden.social';
const LEFT = 'anden.social.left';
const RETURNED = 'anden.social.returned';
/** Milliseconds in which a tab of the shop takes the answer. */
const TAKEN_WITHIN_MS = 2_000;

type Message = { kind: 'answer'; answer: ProviderAnswer } | { kind: 'taken'; state: string };

/** A sign-in that left the page: where the traveller was. */
type Left = { state: string; provider: SocialProvider; address: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name in the `user` that Apple posted; null when it is missing or unreadable. */
function nameOf(user: string | null): ProviderAnswer['name'] {
  try {
    const { name }: { name?: { firstName?: unknown; lastName?: unknown } } = JSON.parse(user ?? '{}') ?? {};
    return name === undefined ? null : { firstName: textOf(name.firstName).slice(0, 120), lastName: textOf(name.lastName).slice(0, 120) };
  } catch {
    return null;
  }
}

/** What the provider returned in the query of the return point; null without a state. */
export function answerIn(search: string): ProviderAnswer | null {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (!state) return null;
  return { state, code: query.get('code'), error: query.get('error'), iss: query.get('iss'), name: nameOf(query.get('user')) };
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'answer' || value.kind === 'taken');
}

/**
 * Publishes an answer to the tabs of the shop. Resolves with true when the tab that began the sign-in took it. A browser that refuses storage
 * also refuses the channel.
 */
export async function publishAnswer(answer: ProviderAnswer): Promise<boolean> {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(CHANNEL);
  } catch {
    return false;
  }
  const taken = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.kind === 'taken' && data.state === answer.state) resolve(true);
    });
    setTimeout(() => resolve(false), TAKEN_WITHIN_MS);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage({ kind: 'answer', answer } satisfies Message);
  const result = await taken;
  channel.close();
  return result;
}

/** Calls back with the answer for one state; answers for others are ignored. Returns the function that stops it. */
export function onAnswer(state: string, take: (answer: ProviderAnswer) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.kind !== 'answer' || data.answer.state !== state) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage({ kind: 'taken', state } satisfies Message);
    take(data.answer);
  });
  return () => channel.close();
}

/** Remembers where the traveller was, before the page is left for a provider. */
export function rememberLeaving(left: Left): void {
  writeJson(tabStore, LEFT, left);
}

function isLeft(value: unknown): value is Left {
  return typeof value === 'object' && value !== null && 'state' in value && 'provider' in value && 'address' in value;
}

/** Takes an answer for a sign-in that left this tab. Returns the address where the traveller was; undefined for another window's answer. */
export function returnHere(answer: ProviderAnswer): string | undefined {
  const left = readJson(tabStore, LEFT);
  if (!isLeft(left) || left.state !== answer.state) return undefined;
  tabStore.removeItem(LEFT);
  writeJson(tabStore, RETURNED, { provider: left.provider, answer } satisfies ReturnedSignIn);
  return left.address;
}

function isReturned(value: unknown): value is ReturnedSignIn {
  return typeof value === 'object' && value !== null && 'provider' in value && 'answer' in value;
}

/** Takes the waiting answer, once. */
export function takeReturned(): ReturnedSignIn | null {
  const returned = readJson(tabStore, RETURNED);
  tabStore.removeItem(RETURNED);
  return isReturned(returned) ? returned : null;
}
