import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from './Card.tsx';
import { cx } from './cx.ts';
import { GridMap, type GridCell } from './GridMap.tsx';
import { Page } from './Page.tsx';

const meta: Meta = { title: 'Kit/Plano' };
export default meta;

type Spot = { id: string; kind: 'free' | 'taken' | 'mine' | 'gap'; span?: number };

const plan = ['1 2 - x3 4', '5 6 - 7 8', '=A - 9 10'].map((row) =>
  row.split(' ').map((word): Spot => {
    if (word === '-') return { id: `gap${row}`, kind: 'gap' };
    if (word.startsWith('=')) return { id: word, kind: 'gap', span: 2 };
    return word.startsWith('x') ? { id: word.slice(1), kind: 'taken' } : { id: word, kind: 'free' };
  }),
);

const states = { free: 'disponible', taken: 'ocupado', mine: 'tuyo', gap: '' };

const looks = {
  free: 'border-seat-free-edge bg-seat-free text-seat-free-ink hover:bg-action-soft',
  taken: 'border-seat-taken-edge bg-seat-taken text-seat-taken-ink',
  mine: 'border-mine-edge bg-mine text-on-mine',
  gap: 'border-transparent',
};

const describe = ({ id, kind, span = 1 }: Spot): GridCell => ({
  key: id,
  name: kind === 'gap' ? undefined : `Lugar ${id}, ${states[kind]}`,
  isFocusable: kind !== 'gap',
  isDisabled: kind === 'taken',
  isSelected: kind === 'mine',
  span,
  look: cx('grid size-seat place-items-center rounded-control border-2', looks[kind]),
});

const drawn = fn();
const draw = ({ id, kind }: Spot) => {
  drawn(id);
  return kind === 'gap' ? '' : id;
};

/** One tab stop, arrows across gaps, Home and End. Choosing renders one cell again. */
export const Walk: StoryObj = {
  name: 'Con el teclado',
  render: function Choose() {
    const [rows, setRows] = useState(plan);
    const choose = useCallback((spot: Spot) => {
      setRows((old) =>
        old.map((row) => row.map((each) => (each.id === spot.id ? { ...each, kind: each.kind === 'mine' ? 'free' : 'mine' } : each))),
      );
    }, []);
    return (
      <Page isNarrow>
        <Card label="Plano">
          <GridMap
            label="Planta baja, 10 lugares"
            rows={rows}
            describe={describe}
            draw={draw}
            onChoose={choose}
            className="grid gap-2"
            rowClassName="grid grid-cols-[3rem_3rem_1fr_3rem_3rem] gap-1.5"
          />
        </Card>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const spot = (id: string) => page.getByRole('gridcell', { name: new RegExp(`^Lugar ${id},`) });
    await userEvent.tab();
    await expect(spot('1')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(spot('3')).toHaveFocus();
    await expect(spot('3')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(spot('9')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{Home}');
    await expect(spot('5')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(spot('10')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    drawn.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(spot('1')).toHaveAttribute('aria-selected', 'true');
    await expect(drawn).toHaveBeenCalledTimes(1);
    await userEvent.click(spot('3'));
    await expect(spot('3')).toHaveAttribute('aria-selected', 'false');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(spot('3')).toHaveFocus();
  },
};
