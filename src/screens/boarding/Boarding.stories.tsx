import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answerExample } from '../../../.storybook/contract.ts';
import { stopOf } from '../../app/wire/stop.ts';
import { boarding as words, common } from '../../messages/es-MX.ts';
import { ShopTimeZone } from '../parts/ShopTimeZone.ts';
import { BoardingSheet } from './BoardingSheet.tsx';

const known = stopOf(answerExample('getStop', 'known'));
const unknown = stopOf(answerExample('getStop', 'unknown'));
const sheet = async () => within(await screen.findByRole('dialog', { name: words.title }));

const meta = {
  title: 'Pasos/¿Dónde abordo?',
  component: BoardingSheet,
  decorators: [(Story) => <ShopTimeZone value="America/Monterrey">{Story()}</ShopTimeZone>],
  args: {
    view: { terminal: known.terminal, state: 'known', stop: known, hasMapsApp: true },
    isOpen: true,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BoardingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  name: 'Con andén y accesos',
  play: async ({ args }) => {
    const { getByText, getByRole } = await sheet();
    await expect(getByText('Av. Cristóbal Colón 855 Pte., Centro, Monterrey')).toBeVisible();
    await expect(getByText('12')).toBeVisible();
    await expect(getByText('08:00 AM')).toBeVisible();
    await expect(getByText('08:30 AM')).toBeVisible();
    for (const line of [words.terminalWheelchair.yes, words.busWheelchair.yes, words.bikes.no]) await expect(getByText(line)).toBeVisible();
    await expect(getByRole('link', { name: /^Google Maps/ })).toHaveAttribute('href', expect.stringContaining('25.687,-100.3242'));
    await expect(getByRole('link', { name: /^Apple Maps/ })).toBeVisible();
    await expect(getByRole('link', { name: words.map.phone })).toHaveAttribute('href', expect.stringMatching(/^geo:/));
    await userEvent.click(getByRole('button', { name: common.close }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Unknown: Story = {
  name: 'Sin andén ni accesos',
  args: { view: { terminal: unknown.terminal, state: 'known', stop: unknown, hasMapsApp: false } },
  play: async () => {
    const { getByText, queryByText, queryByRole } = await sheet();
    await expect(getByText(words.noPlatform)).toBeVisible();
    await expect(getByText(words.askAccess)).toBeVisible();
    await expect(queryByText(words.bikes.no)).not.toBeInTheDocument();
    await expect(queryByRole('link', { name: words.map.phone })).not.toBeInTheDocument();
  },
};
const denied = { ...known, terminal: 'Terminal Central de Autobuses del Norte', platform: 'Bahía 2, planta alta', wheelchair: false };
export const Denied: Story = {
  name: 'Sin acceso, nombres largos',
  args: {
    view: {
      terminal: denied.terminal,
      state: 'known',
      stop: { ...denied, bus: { wheelchair: false, bikes: true } },
      hasMapsApp: false,
    },
  },
  play: async () => {
    const { getByText } = await sheet();
    for (const line of [words.terminalWheelchair.no, words.busWheelchair.no, words.bikes.yes]) await expect(getByText(line)).toBeVisible();
  },
};
export const Loading: Story = { name: 'Cargando', args: { view: { terminal: known.terminal, state: 'loading' } } };
export const Failed: Story = {
  name: 'No se pudo cargar',
  args: { view: { terminal: known.terminal, state: 'failed' } },
  play: async ({ args }) => {
    const { getByRole } = await sheet();
    await expect(getByRole('alert')).toHaveTextContent(words.failed);
    await userEvent.click(getByRole('button', { name: common.retry }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const OnlyName: Story = {
  name: 'De la otra plataforma',
  args: { view: { terminal: 'Central Tampico', state: 'onlyName' } },
  play: async () => {
    await expect((await sheet()).getByText(words.onlyName)).toBeVisible();
  },
};
