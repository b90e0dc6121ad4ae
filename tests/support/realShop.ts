import { fileURLToPath } from 'node:url';

/** The example of a company's texts and pictures. */
export const exampleFolder = fileURLToPath(new URL('../../docs/operations/shop', import.meta.url));

/** Who sells in the tests of a shop without the sandbox. */
export const realCompany = {
  SHOP_NAME: 'Camino',
  SHOP_COMPANY: 'Camino del Norte, S. A. de C. V.',
  SHOP_ADDRESS: 'Av. Uno 1, 64000 Monterrey, Nuevo León',
  SHOP_PHONE: '81 1234 5678',
  SHOP_WHATSAPP: '+52 81 1234 5678',
  SHOP_EMAIL: 'ayuda@camino.example',
  SHOP_HOURS: 'lunes a viernes, de 09:00 AM a 06:00 PM',
};

/** The least environment with which a shop starts without the sandbox. */
export const realShopEnv = {
  ...realCompany,
  SANDBOX: '0',
  BANK_URL: 'https://bank.example',
  BANK_KEY: 'key-at-the-bank',
  BANK_SIGNING_SECRET: 'secret-of-the-bank',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example/send',
  SHOP_FOLDER: exampleFolder,
  PUBLIC_URL: 'https://shop.example',
};
