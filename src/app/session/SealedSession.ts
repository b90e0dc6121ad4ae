import type { Session } from './tokens.ts';

/** A session that one port passes to another through the context of a chart. A stored snapshot contains null instead. */
export class SealedSession {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  open(): Session {
    return this.#session;
  }

  toJSON(): null {
    return null;
  }
}
