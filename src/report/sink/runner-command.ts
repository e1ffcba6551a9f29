/** Breaks both forms of a runner command, and Azure's `##vso[`, since old runners share its parser. */
export function breakCommands(text: string): string {
  let result = text;
  if (result.includes('::')) result = result.replace(/^([^\S\n]*)::/gm, '$1\\::');
  if (result.includes('##')) result = result.replace(/##(?=\[|vso\[)/gi, '#\\#');
  return result;
}
