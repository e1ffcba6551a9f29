/** Milliseconds that the process has computed. Unlike a clock's, they do not grow while a busy machine lets it wait. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
