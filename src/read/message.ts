import type { MessageForm } from '../model/context.js';
import { holdsReturn } from './extract.js';
import { isLikelyReturn } from './json/marks.js';
import { JsonFinder } from './json/objects.js';

/**
 * What the last message of an agent is: JSON, alone or in a fence; text with a return in it, or of which the most is JSON; or text. A
 * short piece of JSON that a text quotes leaves it a text.
 */
export function messageForm(message: string): MessageForm {
  if (isJson(message)) return 'json';
  return holdsReturn(message, isLikelyReturn) || isMostlyJson(message) ? 'json-in-text' : 'text';
}

function isJson(text: string): boolean {
  const lines = text.trim().split('\n');
  const isFenced = lines.length > 2 && lines[0]?.startsWith('```') === true && lines.at(-1)?.trim() === '```';
  const body = isFenced ? lines.slice(1, -1).join('\n') : text;
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** `{}` is no more than two brackets, which a text may well quote. */
const LEAST_JSON = 3;

function isMostlyJson(text: string): boolean {
  let json = 0;
  for (const { start, end } of new JsonFinder(text, isLikelyReturn).allObjects()) {
    if (end - start >= LEAST_JSON) json += visibleLength(text.slice(start, end));
  }
  return json * 2 > visibleLength(text);
}

function visibleLength(text: string): number {
  return text.replace(/\s/g, '').length;
}
