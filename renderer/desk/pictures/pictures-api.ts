import type { StudioApi, StudioAsk, StudioReply } from '#api/studio/studio-api.ts';
import { deskState } from '../state/desk-state.ts';
import { Coalesce } from '../timing/coalesce.ts';
import { takePictures } from './pictures-store.ts';

type PictureApi = Pick<StudioApi, 'pictures' | 'keepPicture'>;

class PicturesApi {
  private api: PictureApi | null = null;
  private readonly looking = new Coalesce(async () => {
    if (this.api !== null) takePictures(await this.api.pictures({}));
  });

  open(api: PictureApi): void {
    this.api = api;
  }

  /** Refreshes the list, one call at a time. Failures are ignored. */
  look(): Promise<void> {
    return this.looking.ask().catch(() => undefined);
  }

  /** Null: the host does not respond. */
  async keep(ask: StudioAsk<'keepPicture'>): Promise<StudioReply<'keepPicture'> | null> {
    return (await this.api?.keepPicture(ask).catch(() => null)) ?? null;
  }
}
export const picturesApi = deskState(() => new PicturesApi());
