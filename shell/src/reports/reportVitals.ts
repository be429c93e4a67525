import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution.js';
import { type OwnerOf, post, type VitalReport } from './reports.ts';

/** Reports how fast the page was that the tab was opened with: each figure with the owner of what it points to. */
export function reportVitals(endpoint: string, ownerOf: OwnerOf) {
  const path = location.pathname;
  const report = async (
    { name, value, rating }: Pick<VitalReport, 'name' | 'value' | 'rating'>,
    section = 'shell',
  ) => {
    const owner = await ownerOf(section, path);
    post(endpoint, { ...owner, name, value: Math.round(value * 1000) / 1000, rating });
  };
  onLCP((metric) => void report(metric, metric.attribution.target), { generateTarget });
  onCLS((metric) => void report(metric, metric.attribution.largestShiftTarget), { generateTarget });
  onINP((metric) => void report(metric, metric.attribution.interactionTarget), { generateTarget });
  onFCP((metric) => void report(metric));
  onTTFB((metric) => void report(metric));
}

const generateTarget = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)
    ?.closest('[data-boundary]')
    ?.getAttribute('data-boundary') ?? 'shell';
