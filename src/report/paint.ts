import { styled, type Style, type Terminal } from './sink.js';

/** Gives a fragment a style, or leaves it plain. */
export type Paint = (style: Style, fragment: Terminal) => Terminal;

/** What styles fragments where colour is wanted. */
export function painter(color: boolean): Paint {
  return color ? styled : (_, fragment) => fragment;
}
