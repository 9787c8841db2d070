import { Injectable } from '@nestjs/common';
import { StorageBudget } from '../storage-budget.js';
import { estimatedBytes } from '../storage-room.js';
import { VideoRemains } from '../video-remains.js';
import { type InputImage, InputImages } from './input-images.js';
import { type AdmissionRequest, VideoAdmission } from './video-admission.js';

/**
 * Room first, then the image, then the row: whatever is on the disk has been reserved, and whoever admits a
 * video finds its image.
 */
@Injectable()
export class ReservedAdmission {
  constructor(
    private readonly budget: StorageBudget,
    private readonly images: InputImages,
    private readonly admission: VideoAdmission,
    private readonly remains: VideoRemains,
  ) {}

  /**
   * Without an admission room and image are given back. @throws StorageFullError, and whatever an admission
   * throws
   */
  async admit(request: AdmissionRequest, image: InputImage | null): Promise<void> {
    const { id, accountId, imageBytes } = request.order;
    await this.budget.hold({ videoId: id, accountId, bytes: imageBytes + estimatedBytes(request.order) });
    try {
      if (image !== null) await this.images.keep(id, image);
      await this.admission.admit(request);
    } catch (error) {
      await this.remains.clear(id);
      throw error;
    }
  }
}
