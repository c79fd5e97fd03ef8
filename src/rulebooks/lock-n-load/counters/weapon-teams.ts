/** Weapon Teams: heavy machine guns, mortars and guns with their crews (1.7). */
import type { Nation } from '../charts/national-characteristics.ts';
import type { Badge, GunTeamCard, MachineGunTeamCard, MortarTeamCard, WeaponTeamCard } from './card.ts';
import { IN_INFANTRY_EXAMPLE, OURS, REPORTED, TEAM_COUNTER } from './sources.ts';
import { columns } from './to-hit-columns.ts';

const BADGE: Readonly<Record<Nation, Badge>> = {
  german: 'Heer',
  american: 'Army',
  russian: 'Rifles',
  british: 'Infantry',
};

function team<Card extends WeaponTeamCard>(
  nation: Nation,
  name: string,
  rest: Omit<Card, 'id' | 'nation' | 'kind' | 'name' | 'badge' | 'morale' | 'shakenMorale'>,
) {
  return {
    id: `${nation} ${name}`,
    nation,
    kind: 'weapon-team' as const,
    name,
    badge: BADGE[nation],
    morale: 6,
    shakenMorale: 6,
    ...rest,
  };
}

const machineGun = { weapon: 'machine-gun', movement: 2, calibre: 8, source: OURS } as const;
const mortar = { weapon: 'mortar', movement: 3, source: OURS } as const;
const gun = { weapon: 'gun', movement: 1, arc: true, source: OURS } as const;

const ASTERISK = { morale: TEAM_COUNTER };

export const WEAPON_TEAMS: readonly WeaponTeamCard[] = [
  team<MachineGunTeamCard>('german', 'MG42 team', { ...machineGun, firepower: 4, range: 16, jams: true }),
  team<MachineGunTeamCard>('american', 'M2 team', {
    ...machineGun,
    calibre: 13,
    firepower: 4,
    range: 16,
    jams: true,
  }),
  team<MachineGunTeamCard>('russian', 'Maxim team', { ...machineGun, firepower: 3, range: 14, jams: true }),
  team<MachineGunTeamCard>('british', 'Vickers team', { ...machineGun, firepower: 3, range: 14 }),

  team<MortarTeamCard>('german', '50mm mortar', {
    ...mortar,
    calibre: 50,
    firepower: 2,
    range: { min: 2, max: 30 },
    exceptions: {
      calibre: IN_INFANTRY_EXAMPLE,
      firepower: REPORTED,
      range: REPORTED,
    },
  }),
  team<MortarTeamCard>('american', '60mm mortar', {
    ...mortar,
    calibre: 60,
    firepower: 3,
    range: { min: 3, max: 36 },
  }),
  team<MortarTeamCard>('russian', '50mm mortar', {
    ...mortar,
    calibre: 50,
    firepower: 2,
    range: { min: 2, max: 30 },
  }),
  team<MortarTeamCard>('british', '2-inch mortar', {
    ...mortar,
    calibre: 51,
    firepower: 2,
    range: { min: 2, max: 20 },
  }),

  team<GunTeamCard>('german', '75mm infantry gun', {
    ...gun,
    calibre: 75,
    highExplosive: 3,
    toHit: columns('8/2 to 7, 7/2 to 14, 5/1 to 28'),
  }),
  team<GunTeamCard>('american', '57mm ATG', {
    ...gun,
    calibre: 57,
    toHit: columns('9/5 to 8, 7/4 to 16, 6/3 to 32'),
    exceptions: ASTERISK,
  }),
  team<GunTeamCard>('russian', '45mm ATG', {
    ...gun,
    movement: 2,
    calibre: 45,
    shots: 2,
    highExplosive: 1,
    toHit: columns('8/3 to 7, 7/2 to 14, 5/1 to 28'),
  }),
  team<GunTeamCard>('british', '57mm ATG', {
    ...gun,
    calibre: 57,
    toHit: columns('9/5 to 8, 7/4 to 16, 6/3 to 32'),
    exceptions: ASTERISK,
  }),
];
