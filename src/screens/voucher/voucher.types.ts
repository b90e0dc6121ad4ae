import type { Voucher } from '../../../machines/domain/voucher.ts';

export type VoucherView =
  | { screen: 'loading' | 'failed' | 'notFound' | 'signedOut' }
  | { screen: 'voucher'; voucher: Voucher; minutesLeft: number; cancelling: 'idle' | 'sending' | 'failed' };
