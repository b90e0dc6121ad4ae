/** Where SMS go: a gateway that takes `{to, text}` with a bearer, or the Messages API of Twilio. */
export type SmsGateway =
  | { readonly provider: 'gateway'; readonly url: string; readonly token: string | undefined }
  | { readonly provider: 'twilio'; readonly url: string; readonly token: string; readonly account: string; readonly from: string };

type Environment = Readonly<Record<string, string | undefined>>;

const twilioUrl = 'https://api.twilio.com';

/** The gateway of SMS_PROVIDER and its variables, at the address of SMS_URL; undefined for none. `fault` receives a fault in Spanish. */
export function smsGatewayFrom(env: Environment, url: string | undefined, fault: (sentence: string) => void): SmsGateway | undefined {
  const token = env['SMS_TOKEN'] || undefined;
  const provider = env['SMS_PROVIDER'] || 'gateway';
  if (provider === 'gateway') return url === undefined ? undefined : { provider, url, token };
  if (provider !== 'twilio') {
    fault(`SMS_PROVIDER debe ser gateway o twilio, no "${provider}".`);
    return undefined;
  }
  const account = env['SMS_ACCOUNT'] || undefined;
  const from = env['SMS_FROM'] || undefined;
  if (account === undefined || token === undefined || from === undefined) {
    fault('Con SMS_PROVIDER=twilio hacen falta SMS_ACCOUNT, SMS_TOKEN y SMS_FROM.');
    return undefined;
  }
  return { provider, url: url ?? twilioUrl, token, account, from };
}

/** A phone in E.164. Ten digits are a phone of Mexico. */
export const internationalPhone = (phone: string): string => (phone.startsWith('+') ? phone : `+52${phone}`);

export interface SmsRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The POST that sends a text to a phone. */
export function smsRequest(gateway: SmsGateway, recipient: string, text: string): SmsRequest {
  const to = internationalPhone(recipient);
  if (gateway.provider === 'gateway') {
    const { url, token } = gateway;
    return {
      url,
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
    };
  }
  const { url, account, token, from } = gateway;
  // A messaging service has an id in place of a phone.
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    url: `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
    },
    body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
  };
}
