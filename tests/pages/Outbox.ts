import { expect } from '@playwright/test';

export type Message = { kind: 'mail' | 'sms'; to: string; subject: string | null; text: string; code: string | null };

/** Every mail and SMS of the shop. */
export class Outbox {
  readonly url: string;

  constructor(sandboxUrl: string) {
    this.url = `${sandboxUrl}/outbox.json`;
  }

  /** Messages to an address or a phone, the newest first. */
  async sentTo(to: string): Promise<Message[]> {
    const answer = await fetch(`${this.url}?${new URLSearchParams({ to })}`);
    const { messages }: { messages: Message[] } = await answer.json();
    return messages;
  }

  /** The newest message to an address, after those of before. */
  async nextTo(to: string, before: number): Promise<Message> {
    await expect.poll(async () => (await this.sentTo(to)).length).toBeGreaterThan(before);
    const [newest] = await this.sentTo(to);
    if (!newest) throw new Error(`nothing was sent to ${to}`);
    return newest;
  }

  /** The link to a path of the shop that a mail to an address contains. */
  async linkTo(to: string, path: string): Promise<string> {
    const find = async () => (await this.sentTo(to)).flatMap(({ text }) => text.match(/http\S+/g) ?? []).find((url) => url.includes(path));
    await expect.poll(find).toBeDefined();
    return (await find()) ?? '';
  }

  /** The code of the newest SMS to a phone. */
  async newestFor(phone: string): Promise<string> {
    await expect.poll(async () => (await this.sentTo(phone)).length).toBeGreaterThan(0);
    const [newest] = await this.sentTo(phone);
    return newest?.code ?? '';
  }

  /** The code of the newest SMS to a phone, after so many of them were sent. */
  async codeFor(phone: string, messages = 1): Promise<string> {
    await expect.poll(async () => (await this.sentTo(phone)).length).toBe(messages);
    const [newest] = await this.sentTo(phone);
    return newest?.code ?? '';
  }
}
