import { packedLimits } from './packed-limits.ts';

export type PackedFault =
  /** No zip, truncated, or inconsistent. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'no-project' }
  | FaultOfEntry
  | { readonly kind: 'many-files' | 'much'; readonly most: number };

export interface FaultOfEntry {
  readonly kind: 'locked' | 'method' | 'link' | 'name' | 'twice' | 'swollen' | 'large';
  readonly name: string;
}

export function packedFaultWords(fault: PackedFault): { readonly ja: string; readonly en: string } {
  switch (fault.kind) {
    case 'damaged':
      return {
        ja: 'アーカイブとして読めません。壊れているか、途中で切れています。',
        en: 'it is not an archive, or it is damaged or truncated',
      };
    case 'no-project':
      return { ja: 'いちばん上に studio.json がありません。', en: 'there is no studio.json at its top level' };
    case 'locked':
      return { ja: `${fault.name} に暗号がかかっています。`, en: `${fault.name} is encrypted` };
    case 'method':
      return {
        ja: `${fault.name} の圧縮方式は読めません。`,
        en: `${fault.name} uses an unsupported compression method`,
      };
    case 'link':
      return { ja: `${fault.name} はリンクです。`, en: `${fault.name} is a link` };
    case 'name':
      return {
        ja: `${fault.name} は、プロジェクトの中のファイルの名前になりません。`,
        en: `${fault.name} is not a valid file name inside a project`,
      };
    case 'twice':
      return {
        ja: `${fault.name} と同じ名前のものがもう1つあります。`,
        en: `another entry has the same name as ${fault.name}`,
      };
    case 'swollen':
      return {
        ja: `${fault.name} は、開くと ${packedLimits.ratio} 倍を超えます。`,
        en: `${fault.name} expands to more than ${packedLimits.ratio} times its size`,
      };
    case 'large':
      return { ja: `${fault.name} が大きすぎます。`, en: `${fault.name} is too large` };
    case 'many-files':
      return { ja: `ファイルが ${fault.most} 個を超えます。`, en: `it contains more than ${fault.most} files` };
    case 'much':
      return {
        ja: `中身が ${fault.most / 1_000_000} MB を超えます。`,
        en: `it contains more than ${fault.most / 1_000_000} MB`,
      };
  }
}
