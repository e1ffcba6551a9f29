import { addEventHandler } from 'jest-circus';

// A stack trace names the lines of the sources, not of what was compiled from them.
process.setSourceMapsEnabled(true);

/** Milliseconds. Many tests start git and the bundles; a busy machine must not fail them. */
const TIME_LIMIT = 120_000;

/** The runner has no time limit of its own: a test or hook that takes longer fails here, and the tests after it run. */
function limited(run, milliseconds) {
  return async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`It did not end within ${milliseconds} ms.`));
      }, milliseconds);
    });
    try {
      await Promise.race([Promise.resolve().then(run), late]);
    } catch (error) {
      // The runner takes nothing else for an error.
      throw error instanceof Error ? error : new Error(String(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

addEventHandler(({ name, timeout = TIME_LIMIT }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
  if (typeof added?.fn === 'function') added.fn = limited(added.fn, timeout);
});
