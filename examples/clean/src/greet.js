/** A greeting for one person; whoever gives no name is a friend. */
export function greet(name = '') {
  const who = name.trim();
  return `Good day, ${who === '' ? 'friend' : who}.`;
}
