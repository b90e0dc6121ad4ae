/** `revision` is the revision of the card number at the request. */
export type DeviceDataInput = { url: string; origin: string; revision: number };
export type DeviceDataContext = DeviceDataInput;

/** The data itself stays with the card in memory. After 10 s of silence the payment continues without it. */
export type DeviceDataOutput = { revision: number };
