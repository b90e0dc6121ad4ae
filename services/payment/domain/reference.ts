/** The company that charges. (CONST-073) */
export const chargeCompany = 1;

/** Company code plus cart or operation number plus 'Web'. (PAY-035, CONST-071, CONST-072) */
export function paymentReference(company: number, operation: string): string {
  return `${company === 1 ? 'TUN' : 'TSL'}${operation}Web`;
}
