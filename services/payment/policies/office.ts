import type { operations } from '../../../openapi/types/payment.ts';
import type { Policy } from '../../shared/policy.ts';
import { staff } from '../../shared/staff.ts';

/** Money moves by `money` alone. Support helps travellers, the window sells, the door checks tickets. */
export const officePolicies = {
  listOpenPayments: staff('support', 'money'),
  askOpenPayments: staff('money'),
  findOrders: staff('support', 'sell', 'door'),
  getOfficePayment: staff('support', 'money', 'sell'),
  actOnPayment: staff('money'),
  refundPayment: staff('money'),
  resendOrder: staff('support', 'sell'),
  correctEmail: staff('support'),
  noteOnPayment: staff('support', 'money', 'sell', 'door'),
  resendMessages: staff('support', 'money'),
  closeDay: staff('money'),
} satisfies { readonly [Id in keyof operations]?: Policy };
