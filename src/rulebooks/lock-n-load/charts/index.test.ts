import { holdChartList } from '../../kit/testing/hold-charts.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import * as charts from './index.ts';

holdChartList(charts.CHARTS, charts, rulesIn(new URL('..', import.meta.url)));
