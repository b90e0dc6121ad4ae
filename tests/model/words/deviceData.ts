import type { deviceDataModel } from '../../../machines/deviceData/deviceData.model.ts';
import type { EventOf, Words } from '../charts.ts';

export const words = {
  deviceTold: { says: 'El marco del banco da los datos del dispositivo' },
  patienceOver: { says: 'El marco calla 10 s', sandbox: 'tarjeta 4000 9800 0000 0013' },
} satisfies Record<EventOf<typeof deviceDataModel>, Words>;
