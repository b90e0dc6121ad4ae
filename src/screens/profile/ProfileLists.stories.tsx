import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { answerExample } from '../../../.storybook/contract.ts';
import { favouriteOf, raiteOf, savedCardOf, terminalOf } from '../../app/wire/account.ts';
import { CardsSection, type CardsSectionProps } from './CardsSection.tsx';
import { PassengersSection, type Editing, type PassengersSectionProps } from './PassengersSection.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { RaitesSection } from './RaitesSection.tsx';

const { passengers, limit } = answerExample('listPassengers');
const [luis] = passengers.map(favouriteOf);
const favourites = luis
  ? [luis, { ...luis, id: '8', firstName: 'Íñigo', lastName: 'Peña Treviño', categoryId: '2' as const, birthday: '22/01/2016' }]
  : [];
const [visa] = answerExample('listCards').cards.map(savedCardOf);
const cards = visa ? [visa, { ...visa, id: 'card_2', brand: 'MASTERCARD', lastDigits: '8210', expiry: '11/27', isPreferred: false }] : [];
const raites = answerExample('listRaites').raites.map(raiteOf);
const terminals = answerExample('getPlaces').places.map(terminalOf);

const idle = () => ({ isPending: false, hasFailed: false, run: fn(), reset: fn() });
const list = (): PassengersSectionProps => ({
  load: { state: 'ready', data: { passengers: favourites, limit } },
  today: '2026-11-21',
  editing: { kind: 'none' },
  isFull: false,
  save: idle(),
  remove: idle(),
  onEdit: fn(),
  onCancel: fn(),
  onFull: fn(),
  onRetry: fn(),
});
const wallet = (): CardsSectionProps => ({
  load: { state: 'ready', data: cards },
  today: '2026-11-21',
  frames: null,
  save: idle(),
  saved: 0,
  prefer: idle(),
  remove: idle(),
  onRetry: fn(),
});

const meta = {
  title: 'Pasos/Mi Perfil/Secciones',
  component: ProfileFrame,
  args: {
    section: 'passengers',
    person: {
      state: 'ready',
      data: {
        fullName: 'Ana Peña Ruiz',
        initials: 'AP',
        email: 'ana@example.com',
        pin: 'u_42',
        loyaltyCard: '6001234567',
        points: { state: 'failed' },
      },
    },
    hrefs: { data: '#data', passengers: '#passengers', cards: '#cards', raites: '#raites', security: '#security', trips: '#trips' },
    onSearch: fn(),
    onSignOut: fn(),
    children: null,
  },
} satisfies Meta<typeof ProfileFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The section as the page uses it: the form opens and closes. */
function Passengers(props: PassengersSectionProps) {
  const [editing, setEditing] = useState<Editing>(props.editing);
  return (
    <PassengersSection
      {...props}
      editing={editing}
      onEdit={setEditing}
      onCancel={() => {
        setEditing({ kind: 'none' });
        props.onCancel();
      }}
    />
  );
}

const adding = list();

export const Adding: Story = {
  name: '[FAV-001][FAV-002][FAV-004][FAV-006][FAV-007][FAV-009] Agregar pasajero',
  args: { children: <Passengers {...adding} /> },
  play: async ({ canvas, step }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual(['Luis PeñaADULTO · 02/09/1988', 'Íñigo Peña TreviñoMENOR · 22/01/2016']);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    const form = canvas.getByRole('form', { name: 'Nuevo' });
    await expect(canvas.getByRole('heading', { name: 'Nuevo' })).toBeVisible();
    await expect(canvas.getByText('Los datos deben coincidir con la identificación oficial.')).toBeVisible();
    const [name, surnames, birthday] = ['Nombre', 'Apellidos', 'Fecha de nacimiento'].map((label) => within(form).getByLabelText(label));
    if (!name || !surnames || !birthday) throw new Error('the form has no fields');
    await waitFor(() => expect(name).toHaveFocus());
    await step('a duplicate, without accents and in capitals, is not saved', async () => {
      await userEvent.type(name, 'LUIS');
      await userEvent.type(surnames, 'pena');
      await userEvent.type(birthday, '02091988');
      await expect(birthday).toHaveValue('02/09/1988');
      await expect(within(form).getByText('Este pasajero ya está en tus favoritos.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      await expect(adding.save.run).not.toHaveBeenCalled();
    });
    await step('another category is another passenger', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Tipo de pasajero/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'ESTUDIANTE' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      const draft = { firstName: 'LUIS', lastName: 'pena', birthday: '02/09/1988', categoryId: '4' };
      await expect(adding.save.run).toHaveBeenLastCalledWith({ id: null, draft });
    });
    await step('cancelling hides the form and resets it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
      await expect(adding.onCancel).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Agregar' })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
      await expect(canvas.getByLabelText('Nombre')).toHaveValue('');
      await expectLeftOut(canvas.getByLabelText('Nombre'), canvas.getByLabelText('Apellidos'));
    });
  },
};

const editing = list();

export const EditingOne: Story = {
  name: '[FAV-003] Editar pasajero',
  args: { children: <Passengers {...editing} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar a Íñigo Peña Treviño' }));
    await expect(canvas.getByRole('heading', { name: 'Editar' })).toBeVisible();
    await expect(canvas.getByLabelText('Fecha de nacimiento')).toHaveValue('22/01/2016');
    await userEvent.clear(canvas.getByLabelText('Apellidos'));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('Escribe al menos 2 letras')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Apellidos')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Apellidos'), 'Peña');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const draft = { firstName: 'Íñigo', lastName: 'Peña', birthday: '22/01/2016', categoryId: '2' };
    await expect(editing.save.run).toHaveBeenLastCalledWith({ id: '8', draft });
  },
};

const full: PassengersSectionProps = { ...list(), load: { state: 'ready', data: { passengers: favourites, limit: 2 } } };

export const Full: Story = {
  name: '[FAV-005] Lista llena',
  args: { children: <PassengersSection {...full} isFull /> },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: '¡Has alcanzado el límite de pasajeros favoritos!' });
    await expect(alert).toHaveAccessibleDescription('Si necesitas reservar un boleto para otro pasajero, debes eliminar uno.');
  },
};

const atLimit: PassengersSectionProps = { ...full, onFull: fn(), onEdit: fn() };

export const AtLimit: Story = {
  name: '[FAV-005] En el límite',
  args: { children: <PassengersSection {...atLimit} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    await expect(atLimit.onFull).toHaveBeenLastCalledWith(true);
    await expect(atLimit.onEdit).not.toHaveBeenCalled();
  },
};

const removing = list();

export const Removing: Story = {
  name: '[ERR-087] Eliminar pasajero',
  args: { children: <PassengersSection {...removing} /> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Eliminar a Luis Peña' });
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog', { name: 'Eliminar a Luis Peña' });
    await expect(alert).toHaveAccessibleDescription('¿Estás seguro de que deseas eliminar este pasajero favorito?');
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(within(alert).getByRole('button', { name: 'Cancelar' }));
    await expect(removing.remove.run).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Si, eliminar' }));
    await expect(removing.remove.run).toHaveBeenLastCalledWith('7');
  },
};

const failing = (parts: Partial<PassengersSectionProps>): Story['args'] => ({ children: <PassengersSection {...list()} {...parts} /> });
const failed = { isPending: false, hasFailed: true, run: fn(), reset: fn() };
const expectOops = async (text: string) =>
  expect(await screen.findByRole('alertdialog', { name: 'Oops' })).toHaveAccessibleDescription(text);

export const SaveFailed: Story = {
  name: '[ERR-042] No se agregó',
  args: { ...failing({ editing: { kind: 'new' }, save: failed }) },
  play: () => expectOops('Ocurrió algo al guardar el pasajero favorito'),
};
export const UpdateFailed: Story = {
  name: '[ERR-044] No se actualizó',
  args: { ...failing({ editing: { kind: 'edit', id: '7' }, save: failed }) },
  play: () => expectOops('Ocurrió algo al actualizar el pasajero favorito'),
};
export const RemoveFailed: Story = {
  name: '[ERR-043] No se eliminó',
  args: { ...failing({ remove: failed }) },
  play: () => expectOops('Ocurrió algo al eliminar el pasajero favorito'),
};
export const NoPassengers: Story = {
  name: 'Sin pasajeros',
  args: { ...failing({ load: { state: 'ready', data: { passengers: [], limit } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no tienes pasajeros favoritos')).toBeVisible();
  },
};

const paying = wallet();

export const Cards: Story = {
  name: '[CARDS-001][CARDS-002][CARDS-014][ERR-088] Tarjetas',
  args: { section: 'cards', children: <CardsSection {...paying} /> },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual(['VISAVISA •••• 1111Ana Peña · vence 12/29Preferida', 'Tarjeta •••• 8210Ana Peña · vence 11/27Preferir']);
    await userEvent.click(canvas.getByRole('button', { name: 'Preferir la tarjeta que termina en 8210' }));
    await expect(paying.prefer.run).toHaveBeenLastCalledWith('card_2');
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar tarjeta que termina en 1111' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveAccessibleDescription('¿Estás seguro de que deseas eliminar esta tarjeta?');
    await userEvent.click(within(alert).getByRole('button', { name: 'Si, eliminar' }));
    await expect(paying.remove.run).toHaveBeenLastCalledWith('card_1');
  },
};

const typing = wallet();

export const NewCard: Story = {
  name: '[CARDS-003][CARDS-005][CARDS-006][CARDS-007][CARDS-008][CARDS-009][CARDS-010][CARDS-011][CARDS-012][CARDS-013] Tarjeta nueva',
  args: { section: 'cards', children: <CardsSection {...typing} /> },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Nueva tarjeta' }));
    const type = async (label: string, text: string, shown: string) => {
      await userEvent.type(form.getByLabelText(label), text);
      await expect(form.getByLabelText(label)).toHaveValue(shown);
    };
    const save = canvas.getByRole('button', { name: 'Guardar tarjeta' });
    await expect(save).toBeDisabled();
    await type('Nombre', `Ana 3 María${'x'.repeat(40)}`, `Ana María${'x'.repeat(21)}`);
    await type('Apellidos', ' Peña; Ruiz', 'Peña Ruiz');
    await type('Número de tarjeta', '41111111111111119', '4111 1111 1111 1111');
    await type('Vencimiento', '12299', '12/29');
    await type('CVV', '12345', '1234');
    await expect(form.getByLabelText('CVV')).toHaveAttribute('type', 'password');
    await userEvent.click(save);
    await expect(typing.save.run).toHaveBeenLastCalledWith(expect.objectContaining({ number: '4111 1111 1111 1111', expiry: '12/29' }));
  },
};

const failingCards = (parts: Partial<CardsSectionProps>): Story['args'] => ({
  section: 'cards',
  children: <CardsSection {...wallet()} {...parts} />,
});

export const CardSaveFailed: Story = {
  name: '[ERR-045] Tarjeta no guardada',
  args: { ...failingCards({ save: failed }) },
  play: () => expectOops('Ocurrió algo al guardar la tarjeta'),
};
export const CardRemoveFailed: Story = {
  name: '[ERR-046] Tarjeta no eliminada',
  args: { ...failingCards({ remove: failed }) },
  play: () => expectOops('Ocurrió algo al eliminar la tarjeta'),
};
export const NoCards: Story = {
  name: 'Sin tarjetas',
  args: { ...failingCards({ load: { state: 'ready', data: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no tienes tarjetas guardadas')).toBeVisible();
  },
};

export const Raites: Story = {
  name: '[RAITES-001][RAITES-002][RAITES-003][RAITES-005][CONST-043] Raites',
  args: {
    section: 'raites',
    children: <RaitesSection load={{ state: 'ready', data: raites }} terminals={terminals} tiles={null} onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pide tu traslado gratis a la terminal desde la app.')).toBeVisible();
    const stop = canvas.getByRole('button', { name: /Plaza Norte/ });
    await expect(stop).toHaveTextContent('Plaza NorteAv. Universidad 100, Monterrey · vie 27/11/2026, 07:30 AM hora local');
    await expect(canvas.queryByRole('region', { name: /^Mapa/ })).not.toBeInTheDocument();
    await userEvent.click(stop);
    const map = await canvas.findByRole('region', { name: 'Mapa de la parada Plaza Norte' });
    await expect(map.getBoundingClientRect().height).toBe(400);
    await expect(await within(map).findByAltText('Plaza Norte')).toBeInTheDocument();
    await expect(stop).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar el mapa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Alejar el mapa' }));
  },
};

export const NoRaites: Story = {
  name: '[RAITES-004] Sin Raites',
  args: { section: 'raites', children: <RaitesSection load={{ state: 'ready', data: [] }} terminals={[]} tiles={null} onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no tienes Raites')).toBeVisible();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
};
