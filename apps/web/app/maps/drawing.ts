import type { DevelopmentId } from '@rivermark/content/ids';
import { type Camera, type Size, toScreen } from './camera.ts';
import { type ClusterPin, ClusterPins } from './cluster-pins.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import { type MapChoice, passes } from './map-choice.ts';
import { apart, type Box } from './map-padding.ts';
import { Names } from './names.ts';
import type { Pin } from './pin.ts';

/** Closer pins are clustered, so that each keeps its own target. */
const REACH = 42;

/**
 * How far a pin, a cluster and a cluster with a town's name extend from their point: sideways, up
 * and down.
 */
const REACHES = { pin: [17, 40, 5], cluster: [36, 40, 2], town: [56, 55, 2] } as const;

function boxOf({ members, town, x, y }: ClusterPin, grown: number): Box {
  const [side, above, below] = REACHES[town ? 'town' : members.length > 1 ? 'cluster' : 'pin'];
  return {
    west: x - side * grown,
    east: x + side * grown,
    north: y - above * grown,
    south: y + below * grown,
  };
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(`data-${name}`));

/** Draws the prerendered map for a camera: moves, shows and hides its parts, and clusters pins. */
export class Drawing {
  readonly pins: readonly Pin[];
  readonly #svg: SVGSVGElement;
  readonly #ground: SVGGElement;
  readonly #names: Names;
  readonly #clusters: ClusterPins;

  constructor(svg: SVGSVGElement, onCluster: (members: readonly DevelopmentId[]) => void) {
    const ground = svg.querySelector<SVGGElement>('.ground');
    if (!ground) throw new Error('The map has no ground');
    this.#svg = svg;
    this.#ground = ground;
    this.#names = new Names(svg);
    this.pins = [...svg.querySelectorAll<SVGAElement>('.pin')].map((element) => ({
      id: element.dataset.pin as DevelopmentId,
      element,
      filed: { kind: element.dataset.kind, stage: element.dataset.stage } as Pin['filed'],
      name: element.getAttribute('aria-label') ?? '',
      x: numberOf(element, 'x'),
      y: numberOf(element, 'y'),
    }));
    this.#clusters = new ClusterPins(onCluster);
  }

  /** Call when the text, its size or the covered areas change. */
  measure(covered: readonly Box[]): void {
    this.#names.measure(covered);
    this.#clusters.measure();
  }

  /** The pins that pass the filters. */
  shownPins(choice: MapChoice): readonly Pin[] {
    return this.pins.filter(({ filed }) => passes(filed, choice));
  }

  /** `grown`: the factor of the visitor's text size. */
  draw(camera: Camera, size: Size, choice: MapChoice, grown: number): void {
    const { x, y, scale } = camera;
    this.#svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
    this.#svg.style.setProperty('--unit', String(1 / scale));
    this.#svg.dataset.near = scale > 0.3 ? 'streets' : scale > 0.1 ? 'town' : 'country';
    this.#ground.setAttribute(
      'transform',
      `translate(${size.width / 2 - x * scale} ${size.height / 2 - y * scale}) scale(${scale})`,
    );
    const { boxes, towns } = this.#drawPins(camera, size, choice, grown);
    this.#names.draw(camera, size, boxes, towns);
  }

  /** Places pins and clusters. Returns their boxes, and the towns that clusters are named after. */
  #drawPins(camera: Camera, size: Size, choice: MapChoice, grown: number): { boxes: Box[]; towns: string[] } {
    const shown = this.shownPins(choice);
    const focused = this.pins.find(({ element }) => element === document.activeElement);
    const onScreen = shown.map(({ id, x, y }) => ({ id, ...toScreen(camera, size, { x, y }) }));
    const clusters = clustersOf(onScreen, REACH * grown, choice.project);
    const alone = new Map(
      clusters.flatMap((cluster) => (cluster.members.length === 1 ? [[cluster.members[0], cluster]] : [])),
    );
    for (const { id, element } of this.pins) {
      const at = alone.get(id);
      element.toggleAttribute('data-off', !at);
      element.toggleAttribute('data-chosen', id === choice.project);
      if (id === choice.project) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
      if (at) element.setAttribute('transform', `translate(${at.x} ${at.y}) scale(${grown})`);
    }
    const marks = this.#marksOf(clusters, camera, size, grown);
    this.#clusters.draw(
      marks.filter(({ members }) => members.length > 1),
      this.pins,
      grown,
    );
    // Passes the focus on from a clustered pin, so that keys still reach the map.
    if (focused && !alone.has(focused.id) && !this.#clusters.focusOn(focused.id))
      this.#svg.closest<HTMLElement>('.map')?.focus({ preventScroll: true });
    return {
      boxes: marks.map((mark) => boxOf(mark, grown)),
      towns: marks.flatMap(({ town }) => town ?? []),
    };
  }

  /** Names the clusters over a town, if there is room for its name between the others. */
  #marksOf(
    clusters: readonly Cluster<DevelopmentId>[],
    camera: Camera,
    size: Size,
    grown: number,
  ): ClusterPin[] {
    return clusters.map((cluster) => {
      const plain = { ...cluster, town: undefined };
      if (cluster.members.length === 1) return plain;
      const named = { ...cluster, town: this.#names.townUnder(boxOf(plain, grown), camera, size) };
      const others = clusters.filter((other) => other !== cluster);
      const isClear = others.every((other) =>
        apart(boxOf({ ...other, town: undefined }, grown), boxOf(named, grown)),
      );
      return isClear ? named : plain;
    });
  }
}
