import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { eventName, isMachine } from './graph.ts';

/** A message between two actors, by their ids; a person or the page has none. */
export type Message = { from: string | null; to: string; event: string };

/** An actor that a story runs, its events since it began, and the messages between it and its children. */
export type Live = {
  actor: AnyActor;
  snapshot: AnyMachineSnapshot;
  before: AnyMachineSnapshot | null;
  walked: string[];
  messages: Message[];
  /** The actors that began before it, whose news is over. */
  replaced: ReadonlySet<AnyActor>;
};

const MOST_MESSAGES = 50;
const INIT = 'xstate.init';

/** What is known after this news; the same object when it tells nothing. A new outermost actor begins anew. */
export function afterNews(live: Live | null, news: InspectionEvent): Live | null {
  const { actorRef } = news;
  const isOutermost = 'sessionId' in actorRef && actorRef.sessionId === news.rootId;
  if (news.type === '@xstate.snapshot' && isOutermost && isActor(actorRef)) {
    const snapshot = news.snapshot as AnyMachineSnapshot;
    if (live?.replaced.has(actorRef)) return live;
    if (live?.actor !== actorRef) {
      const replaced = new Set(live && [...live.replaced, live.actor]);
      return { actor: actorRef, snapshot, before: null, walked: [], messages: [], replaced };
    }
    const walked = news.event.type === INIT ? live.walked : [...live.walked, eventName(actorRef.logic, news.event.type)];
    return { ...live, snapshot, before: live.snapshot, walked };
  }
  if (news.type === '@xstate.event' && live !== null && news.event.type !== INIT && isOf(live, news.rootId)) {
    const message = { from: idOf(news.sourceRef), to: idOf(actorRef) ?? '', event: spoken(live, news.event) };
    return { ...live, messages: [...live.messages, message].slice(-MOST_MESSAGES) };
  }
  return live;
}

const isOf = (live: Live, rootId: string) => live.actor.sessionId === rootId;
const idOf = (ref: object | undefined) => (ref && 'id' in ref && typeof ref.id === 'string' ? ref.id : null);
const spoken = ({ actor }: Live, { type }: AnyEventObject) => eventName(actor.logic, type);

/** An actor of a machine, by its shape. */
function isActor(ref: object): ref is AnyActor {
  return 'logic' in ref && isMachine(ref.logic);
}
