// @actions/glob tells of every path it walks through the toolkit's debug and info commands.
export function debug() {}
export function info() {}
