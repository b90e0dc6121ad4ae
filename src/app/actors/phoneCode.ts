import { lateChart } from '../../../machines/lateChart.ts';
import type { phoneCodeMachine } from '../../../machines/phoneCode/index.ts';
import { lateFiles } from '../../ui/lateFiles.ts';

/** They load with the form that asks for a code. A sending waits for them. */
export const codeFiles = lateFiles<{ phoneCode: typeof phoneCodeMachine }>(() => import('../steps/phoneCode.ts'));

export const phoneCode = lateChart(() => codeFiles.opened().phoneCode);
