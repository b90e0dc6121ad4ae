import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { examples } from '../../../machines/signIn/signIn.examples.ts';
import { SignInScreen } from './SignInScreen.tsx';

const meta = {
  title: 'Pasos/Acceso',
  component: SignInScreen,
  args: { send: fn(), codeForm: <p>Código por SMS</p> },
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = { name: 'Blank [AUTH-010] [AUTH-050]', args: { view: examples.blank } };
export const Filled: Story = { args: { view: examples.filled } };
export const Wrong: Story = { args: { view: examples.wrong } };
export const WithoutTerms: Story = { args: { view: examples.withoutTerms } };
export const Sending: Story = { args: { view: examples.sending } };
export const AccountExists: Story = { name: 'AccountExists [ERR-020]', args: { view: examples.accountExists } };
export const CodeAlreadySent: Story = { name: 'CodeAlreadySent [ERR-021] [AUTH-024]', args: { view: examples.codeAlreadySent } };
export const CodeWaiting: Story = { name: 'CodeWaiting [ERR-022]', args: { view: examples.codeWaiting } };
export const Failed: Story = { name: 'Failed [ERR-018]', args: { view: examples.failed } };
export const Code: Story = { args: { view: examples.code } };
export const Opening: Story = { args: { view: examples.opening } };
