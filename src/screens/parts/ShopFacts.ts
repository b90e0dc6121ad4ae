import { createContext, useContext } from 'react';
import type { Company } from '../../../machines/domain/company.ts';

type Facts = {
  /** Who sells, and whom a traveller calls (decision 46). */
  company: Company;
  /** The addresses of the texts. */
  hrefs: { help: string; terms: string; privacy: string };
};

/** What every screen may name and link to. The app provides it. */
export const ShopFacts = createContext<Facts>({ company: {}, hrefs: { help: '', terms: '', privacy: '' } });

export function useShopFacts(): Facts {
  return useContext(ShopFacts);
}
