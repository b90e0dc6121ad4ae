/** The specification gives the pet fare no id (SEAT-078), so this constant is the only one. */
export const PET_FARE_ID = 370;

/**
 * A kind of passenger. `description` is one line: who may have it, and the proof that the door asks for. `percent` is the share of the adult price. `kind` selects the rules for minors and pets: an `escort` may accompany a
 * minor (SEAT-064), a `plain` one may not. `fareClassId` is the fixed id of the fare in a seat map and in the block request (SEAT-047).
 */
export type PassengerFare = {
  id: number;
  name: string;
  indexableName: string;
  description: string;
  fareClassId: string;
  kind: 'escort' | 'plain' | 'minor' | 'pet';
  percent: number;
  disabled: boolean;
  deleted: boolean;
};

/** All fares, including those out of use, which the selector omits (SEAT-052). */
export const passengerFares: readonly PassengerFare[] = [
  {
    id: 1,
    name: 'ADULTO',
    indexableName: 'adulto',
    description: 'Desde los 12 años, con una identificación.',
    fareClassId: 'FC-1',
    kind: 'escort',
    percent: 100,
    disabled: false,
    deleted: false,
  },
  {
    id: 2,
    name: 'MENOR',
    indexableName: 'menor',
    description: 'De 3 a 11 años y con un adulto. Lleva su acta de nacimiento o su identificación.',
    fareClassId: 'FC-2',
    kind: 'minor',
    percent: 50,
    disabled: false,
    deleted: false,
  },
  {
    id: 3,
    name: 'SENECTUD',
    indexableName: 'senectud',
    description: 'Desde los 60 años. Muestra tu credencial del INAPAM al abordar.',
    fareClassId: 'FC-3',
    kind: 'escort',
    percent: 50,
    disabled: false,
    deleted: false,
  },
  {
    id: 4,
    name: 'ESTUDIANTE',
    indexableName: 'estudiante',
    description: 'Quien estudia. Muestra la credencial vigente de tu escuela al abordar.',
    fareClassId: 'FC-4',
    kind: 'escort',
    percent: 50,
    disabled: false,
    deleted: false,
  },
  {
    id: 5,
    name: 'PROFESOR',
    indexableName: 'profesor',
    description: 'Quien da clases. Muestra la credencial vigente de tu escuela al abordar.',
    fareClassId: 'FC-5',
    kind: 'escort',
    percent: 75,
    disabled: false,
    deleted: false,
  },
  {
    id: 368,
    name: 'PREFERENTE',
    indexableName: 'preferente',
    description: 'Personas con discapacidad. Muestra tu credencial al abordar.',
    fareClassId: 'FC-368',
    kind: 'plain',
    percent: 50,
    disabled: false,
    deleted: false,
  },
  {
    id: PET_FARE_ID,
    name: 'MASCOTA',
    indexableName: 'mascota',
    description: 'Perro o gato en su transportadora, junto a la ventana y con un adulto al lado.',
    fareClassId: `FC-${PET_FARE_ID}`,
    kind: 'pet',
    percent: 50,
    disabled: false,
    deleted: false,
  },
  {
    id: 371,
    name: 'GRUPO',
    indexableName: 'grupo',
    description: 'Grupos de más de 10 personas, solo en taquilla.',
    fareClassId: 'FC-371',
    kind: 'escort',
    percent: 80,
    disabled: true,
    deleted: false,
  },
  {
    id: 372,
    name: 'CONVENIO',
    indexableName: 'convenio',
    description: 'Convenio con empresas, terminado.',
    fareClassId: 'FC-372',
    kind: 'escort',
    percent: 85,
    disabled: false,
    deleted: true,
  },
];

/** Fares on sale (SEAT-052). */
export const sellableFares: readonly PassengerFare[] = passengerFares.filter((fare) => !fare.disabled && !fare.deleted);

/** The price of a fare from the adult price; both in 1/100000 of the currency's unit, rounded to its `minor` unit. */
export function fareAmount(adultAmount: number, fare: Pick<PassengerFare, 'percent'>, minor: number): number {
  return Math.round((adultAmount * fare.percent) / 100 / minor) * minor;
}
