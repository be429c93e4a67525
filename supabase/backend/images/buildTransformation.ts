import type { Component } from './parseComponent.ts';
import { textLayer } from './textLayer.ts';
import {
  LARGEST_SIDE,
  type Resize,
  type Step,
  type Transformation,
  TransformationError,
} from './transformation.ts';

const MOST_COMPONENTS = 12;

/** A `dpr` that stands alone is for the whole picture; beside other parameters it is for those only. */
export function buildTransformation(components: Component[]): Transformation {
  if (components.length > MOST_COMPONENTS) {
    throw new TransformationError(
      `component ${MOST_COMPONENTS + 1}`,
      `at most ${MOST_COMPONENTS} components are served`,
    );
  }
  const wholeRatio = components.find((component) => component.dpr && isAlone(component))?.dpr ?? 1;
  const result: Transformation = {
    steps: layersClosed(components).flatMap((component) => steps(component, component.dpr ?? wholeRatio)),
    quality: 'good',
    format: undefined,
    progressive: false,
  };
  for (const component of components) {
    if (component.q !== undefined) result.quality = component.q;
    if (component.f !== undefined) result.format = component.f;
    if (component.fl?.some((flag) => flag.startsWith('progressive'))) {
      result.progressive = !component.fl.includes('progressive:none');
    }
  }
  return result;
}

function isAlone(component: Component): boolean {
  return Object.keys(component).length === 1;
}

/** Joins a text layer with the component whose `fl_layer_apply` places it. */
function layersClosed(components: Component[]): Component[] {
  const closed: Component[] = [];
  let open: Component | undefined;
  for (const component of components) {
    const applies = component.fl?.includes('layer_apply') ?? false;
    if (applies && !open && !component.l) {
      throw new TransformationError('fl_layer_apply', 'no layer such as l_text:... stands before it');
    }
    if (open && !applies) closed.push(open);
    if (applies && open) {
      closed.push({ ...open, ...component });
      open = undefined;
    } else {
      open = component.l && !applies ? component : undefined;
      if (!open) closed.push(component);
    }
  }
  return open ? [...closed, open] : closed;
}

function steps(component: Component, ratio: number): Step[] {
  if (component.l) return [textLayer(component.l, component, component.dpr ?? 1)];
  const done: Step[] = [];
  const resize = resizeStep(component, ratio);
  if (resize) done.push(resize);
  if (component.e) done.push({ kind: 'sharpen', strength: component.e });
  return done;
}

function resizeStep({ c, w, h, g }: Component, ratio: number): Resize | undefined {
  if (!w && !h) {
    if (c) throw new TransformationError(`c_${c}`, 'it needs a width (w_) or a height (h_)');
    return undefined;
  }
  return {
    kind: 'resize',
    crop: c ?? 'scale',
    ...(w && { width: pixels(w, ratio) }),
    ...(h && { height: pixels(h, ratio) }),
    gravity: g ?? 'center',
  };
}

function pixels(side: number, ratio: number): number {
  const scaled = Math.round(side * ratio);
  if (scaled <= LARGEST_SIDE) return scaled;
  throw new TransformationError(
    `dpr_${ratio.toFixed(1)}`,
    `${side} pixels become ${scaled}, and at most ${LARGEST_SIDE} are served`,
  );
}
