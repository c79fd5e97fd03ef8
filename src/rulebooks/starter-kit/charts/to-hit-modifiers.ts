/** What changes a roll to hit with a light mortar or an anti-tank weapon, besides terrain, hindrance and leadership (3.2.4). */
import { modifierChart } from '../../../engine/modifier-chart.ts';
import { inferred, printed } from './source.ts';

export const TO_HIT_MODIFIERS = modifierChart(
  {
    id: 'to-hit-modifiers',
    title: 'To hit modifiers',
    cite: '3.2.4.proc.d',
    source: printed('rules 3.2.4, 3.3, 3.5, 4.4.3, 5.5, 6.10 and 8.3.2'),
    column: 'DRM',
  },
  {
    'advancing fire': [2, '3.5.a'],
    'captured weapon': [2, '5.5.a'],
    CX: [1, '3.3.1.h'],
    'pinned firer': [2, '3.2.4.proc.d', inferred('rule 7.13 on pinned crews, which names the case')],
    'backblast avoided': [2, '4.4.3.a'],
    FFNAM: [-1, '2.0.FFNAM'],
    FFMO: [-1, '2.0.FFMO'],
    'hazardous movement': [-2, '6.5.d'],
    'target acquired once': [-1, '6.10.a'],
    'target acquired twice': [-2, '6.10.a'],
    'concealed target': [2, '8.3.2.b'],
  },
);
