import { expect, waitFor, within } from 'storybook/test';
import { Chart } from '../src/Chart.tsx';
import { foreign } from './foreign.ts';

export default { title: 'storybook-xstate/Drawing' };

type Played = { canvasElement: HTMLElement };

export const Drawn = {
  render: () => <Chart machine={foreign.signal.machine} active={['signal', 'signal.slow']} />,
  play: async ({ canvasElement }: Played) => {
    const figure = within(canvasElement).getByRole('figure', { name: 'Chart of signal' });
    await waitFor(() => expect(figure.querySelector('[data-state="signal.slow"]')?.getAttribute('data-active')).toBe('true'));
    await expect(figure.querySelector('[data-state="signal.go"]')?.getAttribute('aria-label')).toBe('go');
    await expect(figure.querySelectorAll('.chart-step')).toHaveLength(6);
  },
};

export const Dark = { render: () => <Chart machine={foreign.player.machine} dark /> };
