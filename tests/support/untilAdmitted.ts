import { setTimeout as pause } from 'node:timers/promises';
import { busy } from '../../services/shared/problem.ts';

const { status: busyStatus, detail: busyDetail } = busy();

const isBusy = (body: unknown): boolean => typeof body === 'object' && body !== null && 'detail' in body && body.detail === busyDetail;

/**
 * Repeats a call that was told to wait for its turn, as the shop does. Such a call has changed nothing. A slow machine serves the crowd of a
 * test in parts.
 */
export async function untilAdmitted<Given extends { readonly status: number; readonly body: unknown }>(
  call: () => Promise<Given>,
): Promise<Given> {
  for (;;) {
    const given = await call();
    if (given.status !== busyStatus || !isBusy(given.body)) return given;
    await pause(50);
  }
}
