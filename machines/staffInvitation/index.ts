export { staffInvitationMachine } from './staffInvitation.machine.ts';
export { staffInvitationView } from './staffInvitation.view.ts';
export type * from './staffInvitation.types.ts';
