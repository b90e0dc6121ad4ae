import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CalendarDays, CarTaxiFront, CreditCard, Plus, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from './Card.tsx';
import { CheckCard, Checkbox } from './Checkbox.tsx';
import { Chip, ChipRow, ToggleChip } from './Chip.tsx';
import { DayStrip, type StripDay } from './DayStrip.tsx';
import { Page } from './Page.tsx';
import { RadioCards } from './RadioCards.tsx';
import { Segment } from './Segment.tsx';
import { Tabs } from './Tabs.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta = { title: 'Kit/Elecciones' };
export default meta;

const days: StripDay[] = [
  { id: '15', name: 'mié 15', value: '$439', isLow: true, note: 'El más bajo' },
  { id: '16', name: 'jue 16', value: '$459' },
  { id: '17', name: 'vie 17', value: '$489' },
  { id: '18', name: 'sáb 18', value: '$520' },
  { id: '19', name: 'dom 19', value: 'Sin viajes', isEmpty: true },
  { id: '20', name: 'lun 20', value: '$459' },
  { id: '21', name: 'mar 21', value: '$459' },
];

const cards = [
  { id: '4242', name: 'VISA •••• 4242', detail: 'Begoña Treviño · vence 08/28', end: <CreditCard /> },
  { id: '8210', name: 'Tarjeta •••• 8210', detail: 'Begoña Treviño · vence 11/27', end: <CreditCard /> },
  { id: 'other', name: 'Usar otra tarjeta', end: <Plus /> },
];

export const All: StoryObj = {
  name: 'Todas',
  render: function Choices() {
    const [trip, setTrip] = useState('round');
    const [day, setDay] = useState('17');
    const [floor, setFloor] = useState('low');
    const [pay, setPay] = useState('card');
    const [card, setCard] = useState('4242');
    const [insured, setInsured] = useState(true);
    const [taxi, setTaxi] = useState(false);
    const [wifi, setWifi] = useState(true);
    return (
      <Page>
        <h1>Elecciones</h1>
        <DayStrip
          label="Precio por día"
          days={days.map((each) => ({ ...each, isCurrent: each.id === day }))}
          onChoose={setDay}
          pinned={{ label: 'Ver mes', icon: <CalendarDays />, href: '#mes' }}
        />
        <ChipRow label="Filtros">
          <Chip icon={<SlidersHorizontal />} onPress={() => {}}>
            Filtros
          </Chip>
          <ToggleChip isSelected={wifi} onChange={setWifi}>
            WiFi
          </ToggleChip>
          <ToggleChip isSelected={false} onChange={() => {}}>
            Mañana
          </ToggleChip>
          <ToggleChip isSelected={false} isDisabled onChange={() => {}}>
            Agotado
          </ToggleChip>
        </ChipRow>
        <div className="grid gap-5 md:grid-cols-2">
          <Card label="Viaje">
            <Segment
              label="Viaje"
              value={trip}
              onChange={setTrip}
              options={[
                { id: 'one', name: 'Ida' },
                { id: 'round', name: 'Redondo' },
              ]}
            />
            <Tabs
              label="Piso"
              look="segment"
              value={floor}
              onChange={setFloor}
              tabs={[
                { id: 'low', name: 'Planta baja', detail: '7 libres' },
                { id: 'high', name: 'Planta alta', detail: '19 libres' },
              ]}
            >
              Asientos de {floor === 'low' ? 'abajo' : 'arriba'}
            </Tabs>
            <Tabs
              label="Pago"
              value={pay}
              onChange={setPay}
              tabs={[
                { id: 'card', name: 'Tarjeta', icon: <CreditCard />, count: 2 },
                { id: 'cash', name: 'Efectivo', icon: <Banknote /> },
              ]}
            >
              <RadioCards label="Tarjeta" value={card} onChange={setCard} options={cards} />
            </Tabs>
          </Card>
          <Card label="Casillas">
            <Checkbox isSelected={wifi} onChange={setWifi} detail="12">
              WiFi
            </Checkbox>
            <Checkbox isSelected={false} onChange={() => {}} detail="6 AM a 12">
              Mañana
            </Checkbox>
            <Checkbox isSelected={false} isDisabled onChange={() => {}}>
              No disponible
            </Checkbox>
            <div className="grid grid-cols-2 gap-3">
              <CheckCard isSelected={insured} onChange={setInsured} icon={<ShieldCheck />} value="$35.00">
                Seguro de viajero
              </CheckCard>
              <CheckCard isSelected={taxi} onChange={setTaxi} icon={<CarTaxiFront />} value="$180.00">
                Taxi a tu destino
              </CheckCard>
            </div>
          </Card>
        </div>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('tab', { name: /Planta alta/ }));
    await expect(page.getByText('Asientos de arriba')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /Taxi/ }));
    await expect(page.getByRole('checkbox', { name: /Taxi/ })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: /8210/ }));
    await expect(page.getByRole('radio', { name: /8210/ })).toBeChecked();
  },
};

/** The outline is at the field alone, not around the tabs that it belongs to. */
export const FocusInTabs: StoryObj = {
  name: 'Foco en pestañas',
  render: () => (
    <Tabs label="Acceso" value="email" onChange={() => {}} tabs={[{ id: 'email', name: 'Con tu email' }]}>
      <TextField label="Correo" value="" onChange={() => {}} />
    </Tabs>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Correo' })).toHaveFocus();
    const tabs = canvas.getByRole('tablist').closest('[data-focus-visible]');
    if (!tabs) throw new Error('react-aria no longer marks the tabs around a focused field');
    await expect(getComputedStyle(tabs).outlineStyle).toBe('none');
  },
};
