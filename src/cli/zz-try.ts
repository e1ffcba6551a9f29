export const load = async () => (await import('../../schemas/report.schema.json', { with: { type: 'json' } })).default;
