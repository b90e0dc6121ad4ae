import { challengeCode } from '../../services/sandbox/values.ts';
import type { Frame } from '../device/document.ts';
import type { Tab } from '../device/tab.ts';
import { back, type Control, on, type Shown } from './control.ts';

/** The pages of the bank in the frames of one device. */
export interface Bank {
  /** Draws the frames that a tab shows now, as a browser does. */
  draw(tab: Tab, shown: Shown): void;
  /** Sends an answer of the traveller to the open challenge. */
  send(tab: Tab, action: 'answer' | 'cancel', body: object): void;
}

interface BankParts {
  /** `fetch` of the device, without the shop's page. */
  readonly fetch: typeof fetch;
  /** Sixteen random bytes in hex. */
  readonly token: () => string;
  readonly note: (line: string) => void;
}

const attribute = (page: string, name: string): string | undefined => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1];

export function createBank({ fetch, token, note }: BankParts): Bank {
  const drawn = new WeakSet<Frame>();
  const addresses = new WeakMap<Frame, string>();

  /** A page of the bank; undefined when it did not load. */
  const load = async (address: string, init?: RequestInit): Promise<string | undefined> => {
    try {
      const answer = await fetch(address, init);
      return answer.ok ? await answer.text() : undefined;
    } catch {
      return undefined;
    }
  };

  const drawDeviceData = async (tab: Tab, frame: Frame): Promise<void> => {
    const page = await load(frame.src);
    if (page === undefined || attribute(page, 'silent') !== 'false') return;
    const session = token();
    tab.answer(frame, { type: 'anden.bank.device-data', sessionId: session, ddc: session, ddcSecret: token() });
  };

  const drawChallenge = async (tab: Tab, url: string, loadedFrame: () => void): Promise<void> => {
    const page = await load(url);
    loadedFrame();
    if (page !== undefined) end(tab, page);
  };

  /** The last page of a challenge tells the shop. */
  const end = (tab: Tab, page: string): void => {
    const paymentId = attribute(page, 'payment');
    if (paymentId === undefined || !tab.isOpen) return;
    tab.answer(tab.frames.challenge, { type: 'anden.bank.challenge-complete', paymentId });
  };

  const send = async (tab: Tab, action: string, body: object): Promise<void> => {
    const { src } = tab.frames.challenge;
    const headers = { 'content-type': 'application/json' };
    const answer = await load(`${src}/${action}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer === undefined) return note('the bank does not answer');
    if (answer.includes('"open":true')) return;
    const page = await load(`${src}/done`);
    if (page !== undefined) end(tab, page);
  };

  return {
    draw(tab, { challenge }) {
      for (const frame of tab.frames.shown) {
        if (drawn.has(frame)) continue;
        drawn.add(frame);
        void drawDeviceData(tab, frame);
      }
      const frame = tab.frames.challenge;
      if (challenge?.view.screen !== 'open' || addresses.get(frame) === challenge.view.url) return;
      frame.src = challenge.view.url;
      addresses.set(frame, frame.src);
      const { actor } = challenge;
      void drawChallenge(tab, frame.src, () => actor.send({ type: 'frame.loaded' }));
    },
    send: (tab, action, body) => void send(tab, action, body),
  };
}

/** The form of the bank inside the shop. */
export function challengeControls(tab: Tab, { challenge }: Shown, bank: Bank): Control[] {
  if (challenge?.view.screen !== 'open' || tab.frames.challenge.src !== challenge.view.url) return [];
  return [
    on('Confirmar en el banco', () => bank.send(tab, 'answer', { code: challengeCode })),
    back('Código falso en el banco', () => bank.send(tab, 'answer', { code: '0000' })),
    back('Cancelar en el banco', () => bank.send(tab, 'cancel', {})),
  ];
}
