import { writeAct } from '../../shared/acts.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Sql } from '../../shared/db.ts';
import type { Device } from '../../shared/device.ts';
import type { StaffMember } from '../../shared/staffMember.ts';

/** A device as the office sees it. Instants are of the machine. */
export interface DoorDevice extends Device {
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly lastSeenAt: Date | null;
  readonly endedAt: Date | null;
}

const columns = `id, name, created_at as "createdAt", staff_name as "createdBy", last_seen_at as "lastSeenAt", ended_at as "endedAt"`;

/** Returns the active device with this key hash. Updates last_seen_at at most once a minute. */
export async function knownDevice(sql: Sql, keyHash: string, machineNow: Date): Promise<Device | undefined> {
  const [device] = await sql.query<{ id: string; name: string; isFresh: boolean }>(
    `select id, name, coalesce(last_seen_at > $2::timestamptz - interval '1 minute', false) as "isFresh"
     from trip.door_device where key_hash = $1 and ended_at is null`,
    [keyHash, machineNow],
  );
  if (device === undefined) return undefined;
  if (!device.isFresh) await sql.query('update trip.door_device set last_seen_at = $2 where id = $1', [device.id, machineNow]);
  return { id: device.id, name: device.name };
}

/** Those that work first, the newest first; then those that ended. */
export function doorDevices(sql: Sql): Promise<DoorDevice[]> {
  return sql.query<DoorDevice & Record<string, unknown>>(
    `select ${columns} from trip.door_device order by ended_at is not null, coalesce(ended_at, created_at) desc, id`,
  );
}

export interface AdmitAsk {
  readonly id: string;
  readonly name: string;
  readonly keyHash: string;
  /** Idempotency key of the request. */
  readonly requestKey: string;
  readonly member: StaffMember;
  readonly clock: Pick<Clock, 'machineNow'>;
}

export type Admitted =
  | { readonly outcome: 'admitted'; readonly id: string }
  | { readonly outcome: 'key-reused' }
  | { readonly outcome: 'seen' };

/** Admits a device. A repeated request replaces the key while the device has not used one, because the first answer was lost. */
export function admitDevice(db: Database, { id, name, keyHash, requestKey, member, clock }: AdmitAsk): Promise<Admitted> {
  return db.transaction(async (tx) => {
    const made = await tx.query(
      `insert into trip.door_device (id, name, key_hash, request_key, created_at, staff_id, staff_name)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (request_key) do nothing returning id`,
      [id, name, keyHash, requestKey, new Date(clock.machineNow()), member.id, member.name],
    );
    if (made.length > 0) {
      await writeAct(tx, clock, member, { act: 'door-key', about: [id], label: name, reason: null });
      return { outcome: 'admitted', id };
    }
    const [known] = await tx.query<{ id: string; name: string; staffId: string; isSeen: boolean }>(
      `select id, name, staff_id as "staffId", last_seen_at is not null or ended_at is not null as "isSeen"
       from trip.door_device where request_key = $1 for update`,
      [requestKey],
    );
    if (known === undefined) throw new Error(`the device of request ${requestKey} is missing`);
    if (known.name !== name || known.staffId !== member.id) return { outcome: 'key-reused' };
    if (known.isSeen) return { outcome: 'seen' };
    await tx.query('update trip.door_device set key_hash = $2 where id = $1', [known.id, keyHash]);
    return { outcome: 'admitted', id: known.id };
  });
}

/** Ends the key of a device, once; undefined for an unknown one. */
export function endDevice(
  db: Database,
  clock: Pick<Clock, 'machineNow'>,
  member: StaffMember,
  id: string,
): Promise<DoorDevice | undefined> {
  return db.transaction(async (tx) => {
    const [ended] = await tx.query<{ name: string }>(
      'update trip.door_device set ended_at = $2 where id::text = $1 and ended_at is null returning name',
      [id, new Date(clock.machineNow())],
    );
    if (ended !== undefined) await writeAct(tx, clock, member, { act: 'end-door-key', about: [id], label: ended.name, reason: null });
    const [device] = await tx.query<DoorDevice & Record<string, unknown>>(`select ${columns} from trip.door_device where id::text = $1`, [
      id,
    ]);
    return device;
  });
}
