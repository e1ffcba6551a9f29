import { styled, type Style, type Terminal } from './sink.js';

/** Applies a style to a fragment, or leaves it plain. */
export type Paint = (style: Style, fragment: Terminal) => Terminal;

/** Returns a function that applies styles only if colour is wanted. */
export function painter(color: boolean): Paint {
  return color ? styled : (_, fragment) => fragment;
}
