import { lateChart } from '../../../machines/lateChart.ts';
import type { phoneCodeMachine } from '../../../machines/phoneCode/index.ts';
import { lateFiles } from '../../ui/lateFiles.ts';

/** They load with the form that asks for a code, and before it is sent. */
export const codeFiles = lateFiles<{ phoneCode: typeof phoneCodeMachine }>(() => import('../steps/phoneCode.ts'));

export const phoneCode = lateChart(() => codeFiles.opened().phoneCode);
