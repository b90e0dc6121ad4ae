import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectLeftOut } from '../../../.storybook/leftOut.ts';
import { chart, examples } from '../../../machines/seats/seats.examples.ts';
import { seatsModels } from '../../../machines/seats/seats.model.ts';
import { SeatsScreen } from './SeatsScreen.tsx';

const meta = {
  title: 'Pantallas/Asientos',
  component: SeatsScreen,
  args: { send: fn() },
  tags: ['autodocs'],
  parameters: { xstate: () => ({ ...chart, models: seatsModels }) },
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeatsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog after its opening animation. */
async function dialog(role: 'dialog' | 'alertdialog') {
  const element = await within(document.body).findByRole(role);
  await waitFor(() => expect(element).toBeVisible());
  return element;
}

const sheet = () => dialog('dialog');
const alert = () => dialog('alertdialog');

/** True when both floors fit side by side. */
const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/** Presses keys and returns the focused seat. */
async function focusedAfter(keys: string): Promise<string> {
  await userEvent.keyboard(keys);
  return document.activeElement?.getAttribute('aria-label') ?? '';
}

export const Loading: Story = { name: 'Cargando', args: { view: examples.loading } };

export const MapNotFound: Story = {
  name: '[ERR-005] Mapa no encontrado',
  args: { view: examples.mapNotFound },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Atención');
    await expect(canvas.getByText('Lo sentimos pero no se encontró el autobús solicitado')).toBeVisible();
  },
};

export const MapUnreachable: Story = {
  name: '[ERR-006][ERR-007] Mapa sin respuesta',
  args: { view: examples.mapUnreachable },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Lo sentimos, detectamos un problema al cargar el mapa de asientos, selecciona otra corrida o inténtalo de nuevo',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'map.retried' });
  },
};

export const OperationFailed: Story = {
  name: '[ERR-009] Operación fallida',
  args: { view: examples.operationFailed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Oops.*Error al procesar la solicitud/);
    await expect(canvas.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  },
};

export const OperationRefused: Story = {
  name: '[ERR-009] Operación negada',
  args: { view: examples.operationRefused },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/Oops.*No encontramos esa corrida\./);
    await expect(alert).not.toHaveTextContent('Error al procesar la solicitud');
  },
};

export const Reclaiming: Story = { name: 'Recuperando asientos', args: { view: examples.reclaiming } };

export const SeatingAgain: Story = {
  name: 'Repite: buscando asientos',
  args: { view: examples.seatingAgain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Buscamos los asientos de la vez pasada…')).toBeVisible();
  },
};

export const SeatedAgain: Story = {
  name: 'Repite: los mismos asientos',
  args: { view: examples.seatedAgain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apartamos los mismos asientos de la vez pasada.')).toBeVisible();
  },
};

export const SeatedAgainElsewhere: Story = {
  name: 'Repite: otros asientos',
  args: { view: examples.seatedAgainElsewhere },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Apartamos los más parecidos/)).toBeVisible();
  },
};

export const PartlySeatedAgain: Story = {
  name: 'Repite: faltan pasajeros',
  args: { view: examples.partlySeatedAgain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Faltan los asientos de Canela y Luz Treviño: tócalos en el mapa/)).toBeVisible();
  },
};

export const NobodyAgain: Story = {
  name: 'Repite: sin pasajeros',
  args: { view: examples.nobodyAgain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No pudimos traer a los pasajeros de ese viaje/)).toBeVisible();
  },
};

export const Connecting: Story = { name: 'Conectando', args: { view: examples.connecting } };

export const Empty: Story = {
  name: '[SEAT-002][SEAT-003][SEAT-013][SEAT-018] Nada elegido',
  args: { view: examples.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Elige tus asientos' })).toBeVisible();
    for (const word of ['Disponible', 'Seleccionado', 'Ocupado']) await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getByText('Puedes elegir hasta 5 pasajeros en tu viaje de ida.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Regresar' })).toBeEnabled();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Missing: Story = {
  name: 'Continuar sin pasajeros',
  args: { view: examples.missing },
  play: async ({ args }) => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Aún falta algo' })).toBeVisible();
    await expect(box.getByText('Elige un asiento y agrega a quien viaja.')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const Keyboard: Story = {
  name: 'Con el teclado',
  args: { view: examples.empty },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Planta baja, 12 asientos' });
    within(grid)
      .getByRole('gridcell', { name: /^Asiento 1, ventana, disponible/ })
      .focus();
    await expect(await focusedAfter('{ArrowRight}')).toMatch(/^Asiento 2, pasillo, ocupado/);
    await expect(await focusedAfter('{ArrowRight}')).toMatch(/^Asiento 3, pasillo, ocupado/);
    await expect(await focusedAfter('{End}')).toMatch(/^Asiento 4, ventana, ocupado/);
    await expect(await focusedAfter('{ArrowDown}')).toMatch(/^Asiento 8, ventana, disponible/);
    await expect(await focusedAfter('{Home}')).toMatch(/^Asiento 5, ventana, disponible/);
    await expect(await focusedAfter('{Control>}{End}{/Control}')).toMatch(/^Asiento 12, ventana, ocupado/);
    await userEvent.keyboard('{Enter}');
    await expect(args.send).not.toHaveBeenCalled();
    await expect(await focusedAfter('{Control>}{Home}{/Control}')).toMatch(/^Asiento 1, ventana, disponible, planta baja, \$612\.00$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seat.chosen', seatId: 'ground-1' });
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seat.chosen', seatId: 'ground-5' });
    await expect(
      within(grid)
        .getAllByRole('gridcell')
        .filter((cell) => cell.tabIndex === 0),
    ).toHaveLength(1);
  },
};

export const ChannelLost: Story = {
  name: '[ERR-033] Canal perdido',
  args: { view: examples.channelLost },
  play: async ({ args, canvas }) => {
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(/, reconectando$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Asiento 1, ventana, disponible/ }));
    await expect(args.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'seat.chosen' }));
  },
};

export const TopFloor: Story = {
  name: '[SEAT-009] Piso de arriba',
  args: { view: examples.topFloor },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Planta alta, 24 asientos' })).toBeVisible();
    if (isWide()) {
      const grids = canvas.getAllByRole('grid');
      await expect(grids).toHaveLength(2);
      for (const grid of grids) {
        const stops = within(grid)
          .getAllByRole('gridcell')
          .filter((cell) => cell.tabIndex === 0);
        await expect(stops).toHaveLength(1);
      }
      return;
    }
    await userEvent.click(canvas.getByRole('radio', { name: /Planta baja/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'floor.chosen', floor: 'ground' });
  },
};

export const OneFloor: Story = {
  name: '[SEAT-010] Un solo piso',
  args: { view: examples.oneFloor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Autobús de 1 solo piso')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const GroundFull: Story = {
  name: '[SEAT-012] Piso de abajo lleno',
  args: { view: examples.groundFull },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin asientos disponibles intenta en planta alta')).toBeVisible();
  },
};

export const BusFull: Story = {
  name: '[SEAT-011] Autobús lleno',
  args: { view: examples.busFull },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay asientos disponibles')).toBeVisible();
  },
};

export const List: Story = {
  name: 'Como lista',
  args: { view: examples.list },
  play: async ({ args, canvas }) => {
    const seats = await canvas.findByRole(isWide() ? 'table' : 'list', { name: 'Los 36 asientos del autobús' });
    await userEvent.click(within(seats).getByRole('button', { name: 'Elegir asiento 6' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seat.chosen', seatId: 'ground-6' });
    await expect(within(seats).queryByRole('button', { name: 'Elegir asiento 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como mapa' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'map.shown' });
    if (!isWide()) return;
    await expect(within(seats).getByRole('row', { name: /^Asiento 6 Baja 2 Pasillo Libre Disponible \$612\.00/ })).toBeVisible();
    const state = within(seats).getByRole('columnheader', { name: 'Estado' });
    const first = () => within(seats).getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('Asiento 1');
    for (const [way, number] of [
      ['ascending', 'Asiento 1'],
      ['descending', 'Asiento 2'],
    ] as const) {
      await userEvent.click(within(state).getByRole('button'));
      await expect(state).toHaveAttribute('aria-sort', way);
      await expect(first()).toHaveTextContent(number);
    }
  },
};

export const ListOfMine: Story = {
  name: '[SEAT-004] Lista con asiento propio',
  args: { view: examples.listOfMine },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Apartando…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Editar asiento 5' }).closest('tr, li')).toHaveTextContent('$306.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Editar asiento 6' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seat.chosen', seatId: 'ground-6' });
  },
};

export const Sought: Story = {
  name: 'Asiento buscado',
  args: { view: examples.sought },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Planta alta, 24 asientos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ir al asiento' }));
    const field = canvas.getByRole('textbox', { name: 'Número de asiento' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '7{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seat.sought', number: '7' });
  },
};

export const SoughtInList: Story = { name: 'Buscado en la lista', args: { view: examples.soughtInList } };

export const SoughtInVain: Story = {
  name: 'Asiento que no existe',
  args: { view: examples.soughtInVain },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ir al asiento' }));
    const field = canvas.getByRole('textbox', { name: 'Número de asiento' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '99');
    await expect(field).toHaveAccessibleDescription('No hay asiento 99 en este autobús.');
    await expect(field).toBeInvalid();
  },
};

export const Together: Story = {
  name: 'Siéntanos juntos',
  args: { view: examples.together },
  play: async ({ args }) => {
    const form = within(await sheet());
    await expect(form.getByText('Los asientos 5 y 6, planta baja: van juntos.')).toBeVisible();
    await userEvent.click(form.getByText('3'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'together.counted', count: 3 });
    await userEvent.click(form.getByRole('button', { name: 'Apartar 5 y 6' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'together.accepted' });
  },
};

export const TogetherNear: Story = {
  name: 'Juntos, cerca',
  args: { view: examples.togetherNear },
  play: async () => {
    await expect(within(await sheet()).getByText(/^Ya no hay 3 asientos juntos/)).toBeVisible();
  },
};

export const TogetherFewer: Story = {
  name: 'Juntos, menos',
  args: { view: examples.togetherFewer },
  play: async () => {
    await expect(within(await sheet()).getByText(/^En un mismo piso ya no hay 5 asientos libres/)).toBeVisible();
  },
};

export const Seating: Story = { name: 'Sentando al grupo', args: { view: examples.seating } };

export const GroupRefused: Story = {
  name: 'Grupo rechazado',
  args: { view: examples.groupRefused },
  play: async ({ args }) => {
    await userEvent.click(within(await alert()).getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const GroupForm: Story = {
  name: 'Grupo, primer pasajero',
  args: { view: examples.groupForm },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByRole('form', { name: 'Asiento 5' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};

/** The first key typed in the form of one seat brings the form of the next. */
function Advancing({ send, ...args }: ComponentProps<typeof SeatsScreen>) {
  const [view, setView] = useState(args.view);
  const advance: typeof send = (event) => {
    send(event);
    setView(examples.groupNext);
  };
  return <SeatsScreen {...args} view={view} send={advance} />;
}

export const GroupNext: Story = {
  name: 'Grupo, el siguiente',
  args: { view: examples.groupForm },
  render: (args) => <Advancing {...args} />,
  play: async () => {
    const form = within(await sheet());
    await userEvent.type(form.getByRole('textbox', { name: 'Apellidos' }), 'T');
    await expect(form.getByRole('form', { name: 'Asiento 6' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};

export const GroupSeatTaken: Story = {
  name: 'Grupo, asiento ocupado',
  args: { view: examples.groupSeatTaken },
  play: async () => {
    await expect(await alert()).toHaveTextContent('El asiento 6 se acaba de ocupar');
  },
};

export const Claiming: Story = { name: 'Tomando un asiento', args: { view: examples.claiming } };

export const Identifying: Story = { name: 'Pide entrar', args: { view: examples.identifying } };

export const SeatTaken: Story = {
  name: 'Asiento ocupado',
  args: { view: examples.seatTaken },
  play: async ({ args }) => {
    await expect(await alert()).toHaveTextContent('El asiento 6 se acaba de ocupar');
    await userEvent.click(within(await alert()).getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const AddPassenger: Story = {
  name: '[SEAT-019][SEAT-020][SEAT-023][SEAT-024][SEAT-025] Pasajero nuevo',
  args: { view: examples.addPassenger },
  play: async ({ args }) => {
    const form = within(await sheet());
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await userEvent.type(form.getByRole('textbox', { name: 'Apellidos' }), 'T');
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.typed', field: 'lastName', text: 'T' });
    await expect(form.getByRole('button', { name: /Tipo de pasajero/ })).toHaveTextContent('ADULTO · $612.00');
    await userEvent.click(form.getByRole('checkbox', { name: /Seguro de viajero/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.toggled', serviceId: '64' });
    await expect(form.getByText('$35.00')).toBeVisible();
    await expect(form.getByText('Cubre a una persona si hay un accidente, de terminal a terminal.')).toBeVisible();
    await expect(form.getByText('Desde los 12 años, con una identificación.')).toBeVisible();
    await expect(form.getByText(/¿Viajas con tu mascota?/)).toBeInTheDocument();
    await expect(form.getByText(/Solo con tarjeta de crédito o débito/)).toBeInTheDocument();
    await expect(form.getByText('Lugares con descuento: 1 de estudiante.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expectLeftOut(...form.getAllByRole('textbox'));
  },
};

export const LegalTexts: Story = {
  name: '[SEAT-021] Términos y aviso',
  args: { view: examples.addPassenger },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByRole('link', { name: /^términos y condiciones/ })).toHaveAttribute('href', '/compra/terminos');
    await expect(form.getByRole('link', { name: /^aviso de privacidad/ })).toHaveAttribute('href', '/compra/privacidad');
  },
};

export const QuotaGone: Story = {
  name: 'Tarifa agotada',
  args: { view: examples.quotaGone },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByText('Lugares con descuento: 0 de estudiante.')).toBeVisible();
    await expect(await form.findByText('Ya no quedan lugares con este descuento en este autobús.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  },
};

export const NameShort: Story = {
  name: '[ERR-014] Nombre corto',
  args: { view: examples.nameShort },
  play: async () => {
    const form = within(await sheet());
    await expect(form.queryByText('Escribe al menos 2 letras')).toBeNull();
    await userEvent.click(form.getByRole('textbox', { name: 'Apellidos' }));
    await expect(form.getAllByText('Escribe al menos 2 letras')).toHaveLength(1);
    await userEvent.click(form.getByRole('button', { name: 'Continuar' }));
    await expect(form.getAllByText('Escribe al menos 2 letras')).toHaveLength(2);
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  },
};

export const NameDuplicate: Story = {
  name: '[ERR-015] Nombre repetido',
  args: { view: examples.nameDuplicate },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByText('Nombre duplicado')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  },
};

export const LongName: Story = { name: 'El nombre más largo', args: { view: examples.longName } };

export const ServicesClosed: Story = {
  name: '[SEAT-022] Servicios quitados',
  args: { view: examples.editing },
  play: async ({ args }) => {
    const form = within(await sheet());
    await userEvent.click(await form.findByText('Quitar servicios adicionales'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.toggled', serviceId: '64' });
    await expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.click(form.getByText('Agregar servicios adicionales'));
    const [first] = form.getAllByRole('checkbox');
    await expect(first).toHaveFocus();
  },
};

export const OnePassenger: Story = { name: 'Un pasajero', args: { view: examples.onePassenger } };

export const Passengers: Story = {
  name: '[SEAT-004][SEAT-005][SEAT-006][SEAT-008][SEAT-014] Dos pasajeros',
  args: { view: examples.passengers },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: /^Asiento 6, pasillo, tuyo: Begoña Treviño/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const party = within(canvas.getByRole('region', { name: 'Pasajeros de ida' }));
    const rows = party.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toMatch(/^5Íñigo Peña TreviñoAsiento 5, MENOR · Planta baja\$306\.00Sin servicios/);
    await expect(rows[1]).toMatch(/^6Begoña TreviñoAsiento 6, ADULTO · Planta baja\$612\.00Seguro de viajero \$35\.00/);
    const totals = party.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    await expect(totals).toEqual(['Boletos $918.00', 'Servicios $35.00', 'Gran total $953.00 MXN']);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar a Begoña Treviño' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passenger.edited', id: 'outbound:ground-6' });
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar a Begoña Treviño' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'passenger.removed', id: 'outbound:ground-6' });
    await expect(canvas.getByText('Pasajeros de ida')).toHaveFocus();
    const onward = canvas.getByRole('button', { name: 'Resumen y pago' });
    await expect(getComputedStyle(onward).backgroundColor).toBe('rgb(11, 122, 75)');
    await userEvent.click(onward);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'seats.continued' });
  },
};

export const AbandoningOutbound: Story = { name: 'Dejar la ida', args: { view: examples.abandoningOutbound } };

export const AbandoningReturn: Story = { name: 'Dejar el regreso', args: { view: examples.abandoningReturn } };

export const Reseating: Story = { name: 'Cambiando de asiento', args: { view: examples.reseating } };

export const Editing: Story = { name: 'Editando un pasajero', args: { view: examples.editing } };

export const Removed: Story = { name: 'Pasajero eliminado', args: { view: examples.removed } };

export const Limit: Story = {
  name: '[SEAT-018][SEAT-055][SEAT-057] Ya son cinco',
  args: { view: examples.limit },
  play: async ({ canvas }) => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Límite de pasajeros alcanzado' })).toBeVisible();
    await expect(box.getByText('Has alcanzado el límite de 5 pasajeros para el viaje de ida.')).toBeVisible();
    await expect(canvas.getByText('Ya has seleccionado 5 pasajeros para el viaje de ida. No puedes agregar más.')).toBeInTheDocument();
  },
};

export const MinorAlone: Story = {
  name: '[ERR-085] Menor solo',
  args: { view: examples.minorAlone },
  play: async () => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Reserva con menor de edad' })).toBeVisible();
    await expect(box.getByText('Los menores de edad no pueden viajar solos')).toBeVisible();
  },
};

export const LostToOther: Story = {
  name: 'Asiento perdido',
  args: { view: examples.lostToOther },
  play: async ({ args }) => {
    await waitFor(() => expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent('Perdiste el asiento 6'));
    await expect(await alert()).toHaveTextContent('Ya no tienes el asiento 6');
    await userEvent.click(within(await alert()).getByRole('button', { name: 'Pasar a los asientos 7 y 8' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'offer.taken' });
  },
};

export const Leaving: Story = {
  name: 'Salir de asientos',
  args: { view: examples.leaving },
  play: async ({ args }) => {
    const box = within(await alert());
    await expect(box.getByRole('button', { name: 'Seguir aquí' })).toHaveFocus();
    await userEvent.click(box.getByRole('button', { name: 'Dejar los asientos' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'leave.confirmed' });
  },
};

export const Abandoning: Story = { name: 'Dejando la compra', args: { view: examples.abandoning } };

export const Preparing: Story = { name: 'Preparando el apartado', args: { view: examples.preparing } };

export const Blocking: Story = {
  name: '[SEAT-015] Apartando',
  args: { view: examples.blocking },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Procesando\.\.\./ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const IdentifyingToBlock: Story = { name: 'Entrar para apartar', args: { view: examples.identifyingToBlock } };

export const SeatsLost: Story = { name: 'Asientos perdidos', args: { view: examples.seatsLost } };

export const RoundTrip: Story = {
  name: '[SEAT-001][SEAT-002][SEAT-018] Redondo',
  args: { view: examples.roundTrip },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Ida/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Regreso/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tab.chosen', direction: 'return' });
    await expect(canvas.getByText('Puedes elegir hasta 5 pasajeros por trayecto, 10 en tu viaje redondo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Elegir asientos de regreso' })).toBeEnabled();
  },
};

export const ReturnLoading: Story = { name: 'Regreso, cargando', args: { view: examples.returnLoading } };

export const ReturnEmpty: Story = {
  name: 'Regreso, nada elegido',
  args: { view: examples.returnEmpty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pasajeros de regreso')).toBeVisible();
    await expect(canvas.getAllByText('Te faltan 2 asientos de regreso.').length).toBeGreaterThan(0);
  },
};

export const ReturnLive: Story = {
  name: 'Regreso, en vivo',
  args: { view: examples.returnLive },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Elige tus asientos de regreso' })).toHaveFocus();
  },
};

/** The price before the promotion, and why all pay the same. */
export const ReturnPromoted: Story = {
  name: 'Regreso con promoción',
  args: { view: examples.returnPromoted },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Con la promoción de regreso pagas la mitad/)).toBeVisible();
    const [note, row] = await waitFor(() => {
      const found = canvas.getAllByText('50 % menos');
      if (found.length < 2) throw new Error('the passenger is not drawn yet');
      return found;
    });
    await expect(note?.parentElement).toHaveTextContent('Antes $612.00 50 % menos');
    await expect(row).toBeVisible();
  },
};

export const ReturnChannelLost: Story = { name: 'Regreso, canal perdido', args: { view: examples.returnChannelLost } };

export const ReturnRemoved: Story = { name: 'Regreso, eliminado', args: { view: examples.returnRemoved } };

export const NameOffered: Story = {
  name: 'Nombre ofrecido',
  args: { view: examples.nameOffered },
  play: async ({ args }) => {
    const form = within(await sheet());
    await userEvent.click(form.getByRole('button', { name: 'Begoña Treviño' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.reused', passengerId: 'outbound:ground-6' });
  },
};

const luis = { id: '7', firstName: 'Luis', lastName: 'Peña', birthday: '02/09/1988', categoryId: '4' as const, enrolled: false };
const known = { self: { firstName: 'Ana', lastName: 'Peña' }, favourites: [luis], earlier: [] };

export const KnownPeople: Story = {
  name: '[FAV-008] Pasajeros guardados',
  args: { view: examples.addPassenger, known },
  play: async ({ args }) => {
    const form = within(await sheet());
    const people = within(await form.findByRole('group', { name: 'Pasajeros favoritos' }));
    await expect(people.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Yo', 'Luis Peña']);
    await userEvent.click(people.getByRole('button', { name: 'Luis Peña' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'name.chosen', person: { firstName: 'Luis', lastName: 'Peña', fareId: '4' } });
    await userEvent.click(people.getByRole('button', { name: 'Yo' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'name.chosen', person: { firstName: 'Ana', lastName: 'Peña', fareId: null } });
    await userEvent.click(await form.findByRole('checkbox', { name: /Guardar como favorito/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'name.kept', isKept: true });
  },
};

export const PersonChosen: Story = {
  name: 'Pasajero guardado elegido',
  args: { view: examples.personChosen, known },
  play: async () => {
    const people = within(await within(await sheet()).findByRole('group', { name: 'Pasajeros favoritos' }));
    await expect(people.getByRole('button', { name: 'Yo' })).toHaveAttribute('aria-pressed', 'true');
    await expect(people.getByRole('button', { name: 'Luis Peña' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const KnownAboard: Story = {
  name: '[SEAT-050] Guardados ya a bordo',
  args: { view: examples.nameDuplicate, known: { ...known, self: { firstName: 'Begoña', lastName: 'Treviño' } } },
  play: async () => {
    const people = within(await within(await sheet()).findByRole('group', { name: 'Pasajeros favoritos' }));
    await expect(people.getByRole('button', { name: /^Yo · asiento \d+$/ })).toBeDisabled();
    await expect(people.getByRole('button', { name: 'Luis Peña' })).toBeEnabled();
  },
};

export const NameReused: Story = {
  name: '[SEAT-054] Alguien de la ida',
  args: { view: examples.nameReused },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Begoña');
    await expect(form.getByRole('button', { name: /Tipo de pasajero/ })).toBeDisabled();
  },
};

export const ReturnFewer: Story = {
  name: '[SEAT-061] Menos de regreso',
  args: { view: examples.returnFewer },
  play: async ({ args, canvas }) => {
    await expect((await canvas.findAllByText('Te falta elegir 1 asiento de regreso.')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Resumen y pago' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'seats.continued' });
  },
};

export const RoundTripComplete: Story = { name: 'Redondo completo', args: { view: examples.roundTripComplete } };

export const ReturnLimit: Story = {
  name: '[SEAT-056] Regreso, ya son cinco',
  args: { view: examples.returnLimit },
  play: async () => {
    await expect(await alert()).toHaveTextContent('Has alcanzado el límite de 5 pasajeros para el viaje de regreso.');
  },
};

/** The offer costs no tap: the form below it can be sent. */
export const Benefits: Story = {
  name: '[SEAT-037] Beneficios',
  args: { view: examples.benefits },
  play: async ({ args }) => {
    const form = within(await sheet());
    await expect(await form.findByRole('heading', { name: 'Viaja con beneficios' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Incluir' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'benefits.accepted' });
    await userEvent.click(form.getByRole('button', { name: 'No, gracias' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'benefits.declined' });
  },
};

/** The account included them in an earlier purchase. Nothing is chosen before the traveller says so. */
export const BenefitsAsLastTime: Story = {
  name: 'Como la última vez',
  args: { view: examples.benefits, preferred: ['64', '65'] },
  play: async () => {
    await expect(await within(await sheet()).findByText('La última vez los incluiste.')).toBeVisible();
  },
};

export const BenefitsInsisting: Story = {
  name: '[SEAT-038] No te los pierdas',
  args: { view: examples.benefitsInsisting },
  play: async ({ args }) => {
    const form = within(await sheet());
    await expect(await form.findByRole('heading', { name: 'No te los pierdas' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'No, gracias' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'benefits.declined' });
  },
};

export const BenefitsIncluded: Story = {
  name: 'Beneficios incluidos',
  args: { view: examples.benefitsIncluded },
  play: async () => {
    await expect(await within(await sheet()).findByRole('status')).toHaveTextContent('Beneficios incluidos');
  },
};

export const PetForm: Story = {
  name: 'Mascota',
  args: { view: examples.petForm },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByRole('textbox', { name: 'Nombre de tu mascota' })).toBeVisible();
    await expect(await form.findByText(/apartamos también el asiento 6/)).toBeVisible();
    await expect(form.queryByText(/^Lugares con descuento/)).toBeNull();
    await expect(form.getByRole('checkbox', { name: /Cambio flexible/ })).toBeVisible();
    await expect(form.queryByText(/Seguro de viajero/)).toBeNull();
  },
};

/** Each type says who may have it, and with which proof. */
export const FareList: Story = {
  name: 'Tipos de pasajero',
  args: { view: examples.addPassenger },
  play: async () => {
    await userEvent.click(within(await sheet()).getByRole('button', { name: /Tipo de pasajero/ }));
    const student = await screen.findByRole('option', { name: /^ESTUDIANTE/ });
    await expect(student).toHaveAccessibleDescription('Quien estudia. Muestra la credencial vigente de tu escuela al abordar.');
  },
};

export const PetNextTaken: Story = {
  name: '[ERR-016] Mascota sin lugar al lado',
  args: { view: examples.petNextTaken },
  play: async () => {
    const form = within(await sheet());
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'El asiento de al lado está ocupado, y ahí va el adulto que acompaña a tu mascota.',
    );
    await expect(form.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  },
};

export const PetRefused: Story = {
  name: 'Mascota rechazada',
  args: { view: examples.petRefused },
  play: async ({ args }) => {
    const form = within(await sheet());
    await expect(await form.findByText(/Las mascotas van junto a la ventana/)).toBeVisible();
    await userEvent.click(form.getByText('Ver asientos para mi mascota'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'pets.shown' });
  },
};

export const PlacingPet: Story = {
  name: 'Colocando a la mascota',
  args: { view: examples.placingPet },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: /^Asiento 5, .*para tu mascota/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Ya no busco lugar para mi mascota'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'pets.hidden' });
  },
};

export const Accompanying: Story = { name: 'Quién la acompaña', args: { view: examples.accompanying } };

export const Companion: Story = {
  name: 'Falta quien acompaña',
  args: { view: examples.companion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falta quién viaja aquí')).toBeVisible();
    await expect(canvas.getAllByText('Falta quién viaja en el asiento 6.').length).toBeGreaterThan(0);
  },
};

export const PetAlone: Story = { name: 'Mascota sola', args: { view: examples.petAlone } };

export const PetRule: Story = {
  name: '[ERR-086] Regla de mascotas',
  args: { view: examples.petRule },
  play: async () => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Reserva con mascota' })).toBeVisible();
    await expect(box.getByText('Tu mascota necesita compañía.')).toBeVisible();
  },
};

export const PetBlockRefused: Story = {
  name: '[ERR-086] Mascota no apartada',
  args: { view: examples.petBlockRefused },
  play: async () => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Reserva con mascota' })).toBeVisible();
    await expect(box.getByText('La mascota necesita un adulto en el asiento de al lado.')).toBeVisible();
  },
};

export const ReturnFailed: Story = {
  name: '[ERR-008] Regreso sin mapa',
  args: { view: examples.returnFailed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops');
    await expect(canvas.getByText('Ocurrió un error al cargar el mapa de asientos')).toBeVisible();
  },
};

export const Moving: Story = { name: 'Cambiando de salida', args: { view: examples.moving } };

export const Moved: Story = { name: 'Salida cambiada', args: { view: examples.moved } };

export const SeatClaimedBefore: Story = {
  name: 'Asiento de antes',
  args: { view: examples.seatClaimedBefore },
  play: async () => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Atención' })).toBeVisible();
    await expect(box.getByText('Ya apartaste el asiento 6 y se venció el tiempo. Elige otro.')).toBeVisible();
  },
};

export const AddressHasEnough: Story = {
  name: 'Demasiados en esta red',
  args: { view: examples.addressHasEnough },
  play: async () => {
    const box = within(await alert());
    await expect(
      box.getByText('Desde tu conexión ya se apartaron muchos asientos de este autobús. Espera unos minutos o elige otra salida.'),
    ).toBeVisible();
  },
};

export const OfferGone: Story = { name: 'Promoción terminada', args: { view: examples.offerGone } };

export const BlockFailed: Story = {
  name: '[ERR-012] No se apartó',
  args: { view: examples.blockFailed },
  play: async () => {
    await expect(await alert()).toHaveTextContent('Error al bloquear asiento');
  },
};

export const BlockRefused: Story = {
  name: '[ERR-012] Apartado negado',
  args: { view: examples.blockRefused },
  play: async () => {
    const box = await alert();
    await expect(box).toHaveTextContent('Esta corrida ya no se vende.');
    await expect(box).not.toHaveTextContent('Error al bloquear asiento');
  },
};

export const Change: Story = {
  name: '[NAV-008] Cambio de asientos',
  args: { view: examples.change },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cambia tus asientos' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Íñigo Peña Treviño/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Elige el asiento nuevo de Íñigo Peña Treviño.')).toBeVisible();
  },
};

export const ChangeOne: Story = {
  name: '[SEAT-062] Cambio, uno de dos',
  args: { view: examples.changeOne },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Te falta elegir 1 asiento de ida.').length).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('button', { name: /^Íñigo Peña Treviño/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'traveller.chosen', ticketId: 't1' });
  },
};

export const ChangeAll: Story = {
  name: '[SEAT-007] Cambio de todos',
  args: { view: examples.changeAll },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Editar a Begoña Treviño' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('Tus boletos nuevos cuestan lo mismo: no pagas nada más.')).toBeVisible();
  },
};

export const ChangeNobody: Story = {
  name: '[ERR-011] Cambio, asiento sobrante',
  args: { view: examples.changeNobody },
  play: async ({ args }) => {
    const box = within(await alert());
    await expect(box.getByRole('heading', { name: 'Atención' })).toBeVisible();
    await expect(box.getByText('Debes seleccionar primero un pasajero')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Aceptar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.closed' });
  },
};

export const ChangeForm: Story = {
  name: '[SEAT-053] Cambio, tipo fijo',
  args: { view: examples.changeForm },
  play: async () => {
    const form = within(await sheet());
    await expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('readonly');
    await expect(form.getByRole('textbox', { name: 'Nombre' })).not.toHaveFocus();
    await expect(form.getByRole('button', { name: /Tipo de pasajero/ })).toBeDisabled();
  },
};
